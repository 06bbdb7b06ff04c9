import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const migrationsDirectory = join(import.meta.dirname, '../../prisma/migrations')

export type Migration = {
  name: string
  /** Of the file, as Prisma computes it. */
  checksum: string
  text: string
  isTransactional: boolean
}

/** A file that begins with this line is run statement by statement, each on its own, such as CREATE INDEX CONCURRENTLY. */
const noTransaction = '-- migrate: no transaction\n'

/** In the order of their names. */
export function readMigrations(directory: string): Migration[] {
  return readdirSync(directory)
    .toSorted()
    .map((name) => ({ name, file: join(directory, name, 'migration.sql') }))
    .filter(({ file }) => existsSync(file))
    .map(({ name, file }) => {
      const text = readFileSync(file, 'utf8')
      const checksum = createHash('sha256').update(text).digest('hex')
      return { name, checksum, text, isTransactional: !text.startsWith(noTransaction) }
    })
}

/** Each ends with a semicolon at the end of its line, so a function's body has no place in such a file. */
export function statementsOf({ text }: Migration): string[] {
  return text.split(/;[ \t]*$/m).filter((statement) => statement.trim() !== '')
}
