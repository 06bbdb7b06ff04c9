import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartFailure } from './start-failure.ts'

// a process that was killed a moment ago may still be letting go
const patienceMs = 1000
const sqliteBusy = 5

/**
 * Makes this process the one that holds a folder of data. The lock is the system's, on a file that SQLite opens, since
 * Node has no call for it: it ends with the process however that dies, and holds between containers on one machine, where
 * a process id would say nothing.
 * @throws StartFailure that names the process holding it
 */
export function lockData(folder: string, holder: { address?: string | undefined }): { release(): void } {
  const book = join(folder, 'holder.json')
  const lock = openLock(folder, book)
  writeFileSync(book, JSON.stringify({ pid: process.pid, ...holder }))
  return {
    release() {
      if (lock.isOpen) lock.close()
    },
  }
}

function openLock(folder: string, book: string): DatabaseSync {
  try {
    const lock = new DatabaseSync(join(folder, 'lock'), { timeout: patienceMs })
    lock.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    const { errcode, message } = error as Error & { errcode?: number }
    throw new StartFailure(
      errcode === sqliteBusy
        ? `${folder} is in use by ${nameOf(book)}: stop that one first, or give this one a folder of its own with DATA_DIR.`
        : `${folder} cannot be locked (${message}): let this user write there, or choose another folder with DATA_DIR.`,
    )
  }
}

function nameOf(book: string): string {
  try {
    const { pid, address }: { pid: number; address?: string } = JSON.parse(readFileSync(book, 'utf8'))
    return `process ${pid}${address ? ` (${address})` : ''}`
  } catch {
    // it holds the lock, but has not yet written who it is
    return 'another process'
  }
}
