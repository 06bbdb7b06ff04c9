import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const dayMs = 24 * 3600 * 1000

/** Sorts by time. */
export function backupName(now: Date): string {
  return `trivet-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
}

export function draftName(now: Date): string {
  return `unfinished-${backupName(now)}`
}

const isBackup = (name: string) => /^trivet-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/.test(name)
const isDraft = (name: string) => name.startsWith('unfinished-') && isBackup(name.slice('unfinished-'.length))

/** Keeps the newest backups, and nothing that a killed backup has left a day ago. @returns what it removed */
export async function removeOldBackups(folder: string, keep: number, now: Date): Promise<string[]> {
  const names = (await readdir(folder)).toSorted()
  const old = names.filter(isBackup).slice(0, -keep)
  for (const name of names.filter(isDraft)) {
    const { mtimeMs } = await stat(join(folder, name))
    if (now.getTime() - mtimeMs > dayMs) old.push(name)
  }
  for (const name of old) await rm(join(folder, name), { recursive: true })
  return old
}
