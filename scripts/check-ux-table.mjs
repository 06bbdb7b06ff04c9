// Every test that docs/ux.md names exists, word for word.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './toolchain.mjs'

const table = readFileSync(join(root, 'docs/ux.md'), 'utf8')
const claims = [...table.matchAll(/`([^`\n]+\.(?:tsx?|mjs))`(?: “([^”\n]+)”)?/g)]

const broken = claims.filter(([, file, name]) => {
  const path = join(root, file)
  return !existsSync(path) || (name && !readFileSync(path, 'utf8').includes(name))
})

for (const [, file, name] of broken)
  console.error(`docs/ux.md names what is not there: ${file} “${name ?? ''}”`)
console.log(`${claims.length} tests named`)
process.exit(broken.length > 0 ? 1 : 0)
