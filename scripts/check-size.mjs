// The first load of every public page has a budget: 170 KB of script, gzipped. Reads the built shop.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { firstLoads } from './first-load.mjs'
import { root } from './toolchain.mjs'

const { values: options } = parseArgs({
  options: {
    build: { type: 'string', default: join(root, 'apps/shop/build/client') },
    budget: { type: 'string', default: '170' },
  },
})
const budget = Number(options.budget) * 1000

// for guests who are signed in or pay, and for those who test; they are shown, not held
const isForFew = (page) =>
  /^routes\/(booking|confirmation|profile|host-dashboard|host-payout|host-referrals|my-kits|quote|build-kit|debug-kit-builder)$/.test(
    page,
  )

const loads = firstLoads(options.build)
if (loads.length === 0) throw new Error('The build has no pages.')
console.table(
  Object.fromEntries(
    loads.map(({ page, bytes, files }) => {
      const verdict = isForFew(page) ? 'not held' : bytes <= budget ? 'yes' : 'NO'
      return [page, { 'KB gzip': (bytes / 1000).toFixed(1), files, 'in budget': verdict }]
    }),
  ),
)
const over = loads.filter(({ page, bytes }) => !isForFew(page) && bytes > budget)
if (over.length > 0) {
  console.error(`Over ${options.budget} KB of script: ${over.map(({ page }) => page).join(', ')}`)
  process.exit(1)
}
