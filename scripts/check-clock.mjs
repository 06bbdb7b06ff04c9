// Each app reads the clock in one place; everybody else, tests included, is told the time.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './toolchain.mjs'

const clocks = [
  'apps/admin/src/lib/clock.ts',
  'apps/server/src/platform/clock.ts',
  'apps/shop/src/lib/clock.ts',
  'e2e/clock.ts',
]
const readsTheClock = /(?<![\w.])Date\(\s*\)|\bnew Date\b(?![(\\])|\bDate\.now\b|\bTemporal\.Now\b/
const notOurs = /(?:^|\/)(?:node_modules|generated|dist|build|storybook-static|test-results|\.[^/]+)\//

const files = ['apps', 'packages', 'e2e', 'drill', 'scripts', 'tools']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !notOurs.test(file))

const faults = [
  ...files
    .filter((file) => !clocks.includes(file))
    .flatMap((file) => linesThatReadTheClock(file).map((line) => `${file}:${line} reads the clock`)),
  // each of them also shows that a reader would be found
  ...clocks
    .filter((file) => !files.includes(file) || linesThatReadTheClock(file).length === 0)
    .map((file) => `${file} is no clock`),
  ...files
    .filter((file) => file.endsWith('/vitest.config.ts') && !read(file).includes('scripts/told-time.mjs'))
    .map((file) => `${file} does not tell its tests the time`),
]

for (const fault of faults) console.error(fault)
console.log(`${files.length} files, ${clocks.length} clocks`)
process.exit(faults.length > 0 ? 1 : 0)

function read(file) {
  return readFileSync(join(root, file), 'utf8')
}

function linesThatReadTheClock(file) {
  if (file === 'scripts/check-clock.mjs') return []
  return read(file)
    .split('\n')
    .flatMap((line, index) => (readsTheClock.test(line) ? [index + 1] : []))
}
