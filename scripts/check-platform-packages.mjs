// npm may write a lock file that knows the packages of one machine only, and installs nothing but silence on another:
// each optional dependency that a locked package names has to be locked as well.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './toolchain.mjs'

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const wanted = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies).map((name) => ({ path, name })),
)
const missing = wanted.filter(({ path, name }) => !isLocked(path, name))

for (const { path, name } of missing)
  console.error(`package-lock.json: ${path} wants ${name}, which is not locked`)
console.log(`${wanted.length} optional packages are locked`)
process.exit(missing.length > 0 || wanted.length === 0 ? 1 : 0)

/** As Node looks a package up: beside its asker, then further out. */
function isLocked(path, name) {
  const folder = path === '' ? 'node_modules' : `${path}/node_modules`
  if (packages[`${folder}/${name}`]) return true
  if (path === '') return false
  const outer = path.lastIndexOf('/node_modules/')
  return isLocked(outer === -1 ? '' : path.slice(0, outer), name)
}
