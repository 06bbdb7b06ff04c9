import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Migration } from './migration-files.ts'

export async function createBook(client: pg.Client): Promise<void> {
  await client.query(`
  CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id VARCHAR(36) PRIMARY KEY,
    checksum VARCHAR(64) NOT NULL,
    finished_at TIMESTAMPTZ,
    migration_name VARCHAR(255) NOT NULL,
    logs TEXT,
    rolled_back_at TIMESTAMPTZ,
    started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count INTEGER NOT NULL DEFAULT 0
  )`)
}

/** What was applied: checksums by name. */
export type Book = Map<string, string>

export async function readBook(client: pg.Client): Promise<Book> {
  const { rows } = await client.query<{ migration_name: string; checksum: string }>(
    `SELECT migration_name, checksum FROM _prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
  )
  return new Map(rows.map((row) => [row.migration_name, row.checksum]))
}

/** Whether it was applied; refused when it was another text then. */
export function isIn(book: Book, { name, checksum }: Migration): boolean {
  const before = book.get(name)
  if (before === undefined || before === checksum) return before === checksum
  throw new Error(
    `Migration ${name} was edited after it was applied. Write a new one instead; npm run db:reset empties a demo database.`,
  )
}

export async function recordMigration(client: pg.Client, { name, checksum }: Migration): Promise<void> {
  await client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, now(), 1)`,
    [randomUUID(), checksum, name],
  )
}
