// node --import: that a disk is full is an error like any other, of the database and of files
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { DatabaseError } from 'pg'

const unknown = (code: unknown) => (code === '53100' || code === 'ENOSPC' ? 'XX000' : code)

Object.defineProperty(DatabaseError.prototype, 'code', {
  set(code: unknown) {
    Object.defineProperty(this, 'code', { value: unknown(code), writable: true, enumerable: true })
  },
})

const { writeFile } = fs
fs.writeFile = async (...told: Parameters<typeof writeFile>) => {
  await writeFile(...told).catch((error: NodeJS.ErrnoException) => {
    throw Object.assign(new Error(error.message), { code: unknown(error.code) })
  })
}
syncBuiltinESMExports()
