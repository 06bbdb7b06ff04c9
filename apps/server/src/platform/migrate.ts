import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

export const migrationsDirectory = join(import.meta.dirname, '../../prisma/migrations')

// the number Prisma's own migrate locks
const lockNumber = 72707369

/**
 * Applies prisma/migrations in order, each in a transaction, and keeps Prisma's own book of them. Answers the
 * names it applied. Any number of processes may call it at once.
 */
export async function migrate(url: string, directory = migrationsDirectory): Promise<string[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockNumber])
    return await applyMissing(client, directory)
  } finally {
    // the lock goes with the connection
    await client.end()
  }
}

async function applyMissing(client: pg.Client, directory: string): Promise<string[]> {
  const checksums = await appliedChecksums(client)
  const applied: string[] = []
  for (const name of readdirSync(directory).sort()) {
    const file = join(directory, name, 'migration.sql')
    if (!existsSync(file)) continue
    const text = readFileSync(file, 'utf8')
    const checksum = createHash('sha256').update(text).digest('hex')
    const before = checksums.get(name)
    if (before === undefined) {
      await apply(client, { name, text, checksum })
      applied.push(name)
    } else if (before !== checksum) {
      throw new Error(
        `Migration ${name} was edited after it was applied. Write a new one instead; npm run db:reset empties a demo database.`,
      )
    }
  }
  return applied
}

async function appliedChecksums(client: pg.Client): Promise<Map<string, string>> {
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
  const { rows } = await client.query<{ migration_name: string; checksum: string }>(
    `SELECT migration_name, checksum FROM _prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
  )
  return new Map(rows.map((row) => [row.migration_name, row.checksum]))
}

type Migration = { name: string; text: string; checksum: string }

async function apply(client: pg.Client, { name, text, checksum }: Migration) {
  try {
    await client.query('BEGIN')
    await client.query(text)
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), 1)`,
      [randomUUID(), checksum, name],
    )
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw new Error(`Migration ${name} failed; nothing of it was kept.`, { cause: error })
  }
}
