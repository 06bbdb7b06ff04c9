// Builds @trivet/core and packs it for use outside this repository: node scripts/pack.mjs [folder]
// Inside the repository the package is its TypeScript source, so the packed one gets a manifest of its own.
import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const packageFolder = dirname(dirname(fileURLToPath(import.meta.url)))
export const repository = dirname(dirname(packageFolder))
const dist = join(packageFolder, 'dist')

/** The path of the tarball. */
export function packCore(destination) {
  rmSync(dist, { recursive: true, force: true })
  execFileSync(join(repository, 'node_modules', '.bin', 'tsc'), ['-p', 'tsconfig.build.json'], {
    cwd: packageFolder,
    stdio: 'inherit',
  })
  const source = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'))
  const { name, version, description, license, type, sideEffects, dependencies } = source
  const exports = Object.fromEntries(
    Object.entries(source.exports).map(([name, path]) => [name, builtFrom(path)]),
  )
  const manifest = { name, version, description, license, type, sideEffects, exports, dependencies }
  writeFileSync(join(dist, 'package.json'), JSON.stringify(manifest, null, 2))
  cpSync(join(packageFolder, 'README.md'), join(dist, 'README.md'))
  cpSync(join(repository, 'LICENSE'), join(dist, 'LICENSE'))
  return npmPack(dist, destination)
}

/** `./src/orders/index.ts` is built to `./orders/index.js`. */
function builtFrom(path) {
  const built = path.replace('./src/', './').replace(/\.ts$/, '')
  return { types: `${built}.d.ts`, default: `${built}.js` }
}

/** Packs a folder as it is, without running its scripts. */
export function npmPack(folder, destination) {
  const options = ['--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', destination]
  const [{ filename }] = JSON.parse(execFileSync('npm', ['pack', folder, ...options], { encoding: 'utf8' }))
  return join(destination, filename)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(packCore(resolve(process.argv[2] ?? packageFolder)))
}
