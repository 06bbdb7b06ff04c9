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

/** A table of somebody else's, where ours would be made; null in an empty database and in ours, however old or new. */
export async function foreignTable(client: pg.Client, firstMigration: string): Promise<string | null> {
  const { rows } = await client.query<{ name: string | null; has_book: boolean }>(
    `SELECT min(c.relname) AS name, to_regclass('_prisma_migrations') IS NOT NULL AS has_book
     FROM pg_class c
     WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p')
       AND c.relname <> '_prisma_migrations'
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')`,
  )
  const [{ name, has_book: hasBook } = { name: null, has_book: false }] = rows
  if (!name || !hasBook) return name
  const book = await readBook(client)
  return book.size === 0 || book.has(firstMigration) ? null : name
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
