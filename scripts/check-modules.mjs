// The modules of the server stand above one another: none is in a circle with others, and each is entered through its
// index.ts, which names what others may use, or through its router. Tests may look inside.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const folder = join(process.argv[2] ?? '.', 'apps/server/src/modules')
const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) => !/\.(test|setup)\.tsx?$/.test(file))

const uses = new Map()
const problems = []
for (const file of files) {
  const [module] = file.split('/')
  if (!uses.has(module)) uses.set(module, new Set())
  const imports = readFileSync(join(folder, file), 'utf8').matchAll(/ from '(\.[^']+)'/g)
  for (const [, path] of imports) {
    const target = relative(folder, join(folder, dirname(file), path))
    const [other, ...rest] = target.split('/')
    if (other === '..' || other === module) continue
    uses.get(module).add(other)
    if (rest.join('/') !== 'index.ts' && !target.endsWith('.router.ts'))
      problems.push(`${file} reaches into ${target}: ${other}/index.ts says what others may use`)
  }
}
for (const circle of circles()) problems.push(`A circle of modules: ${circle.join(' → ')}`)

console.log(problems.length === 0 ? `${uses.size} modules without a circle` : problems.join('\n'))
process.exit(problems.length === 0 ? 0 : 1)

/** Takes away the modules that use none of those left; what cannot be taken away is in a circle or above one. */
function circles() {
  const left = new Map(uses)
  for (;;) {
    const free = [...left].find(([, used]) => ![...used].some((other) => left.has(other)))
    if (!free) break
    left.delete(free[0])
  }
  return left.size === 0 ? [] : [pathBack([...left.keys()].toSorted()[0], left)]
}

function pathBack(start, left) {
  const path = [start]
  for (;;) {
    const next = [...left.get(path.at(-1))].find((other) => left.has(other))
    const seen = path.indexOf(next)
    path.push(next)
    if (seen !== -1) return path.slice(seen)
  }
}
