import pg from 'pg'
import { createBook, foreignTable, isIn, readBook, recordMigration } from './migration-book.ts'
import { migrationsDirectory, readMigrations, statementsOf, type Migration } from './migration-files.ts'
import { underLock } from './migration-lock.ts'
import { StartFailure } from './start-failure.ts'

export { migrationsDirectory } from './migration-files.ts'

/**
 * Applies prisma/migrations in order, each in a transaction unless its first line says otherwise, and keeps Prisma's
 * own book of them. Answers the names it applied. Any number of processes may call it at once, also through a pooler.
 * With `names` only these: a restore begins with what its backup had.
 */
export async function migrate(
  url: string,
  directory = migrationsDirectory,
  names?: ReadonlySet<string>,
): Promise<string[]> {
  return connected(url, async (client) => {
    const migrations = readMigrations(directory)
    await underLock(client, () => openBook(client, migrations))
    const book = await readBook(client)
    const applied: string[] = []
    for (const migration of migrations) {
      if (isIn(book, migration) || names?.has(migration.name) === false) continue
      if (await underLock(client, () => applyIfMissing(client, url, migration))) applied.push(migration.name)
    }
    return applied
  })
}

async function openBook(client: pg.Client, [first]: Migration[]): Promise<void> {
  const foreign = first && (await foreignTable(client, first.name))
  if (foreign) {
    throw new StartFailure(
      `The database holds tables of another program (${foreign}): give Trivet an empty one, with DATABASE_URL.`,
    )
  }
  await createBook(client)
}

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function applyIfMissing(client: pg.Client, url: string, migration: Migration): Promise<boolean> {
  // another process may have applied it by now
  if (isIn(await readBook(client), migration)) return false
  await (migration.isTransactional ? runInside(client, migration) : runOutside(url, migration))
  await recordMigration(client, migration)
  return true
}

async function runInside(client: pg.Client, { name, text }: Migration): Promise<void> {
  try {
    await client.query(text)
  } catch (error) {
    throw new Error(`Migration ${name} failed; nothing of it was kept.`, { cause: error })
  }
}

/** On a connection of its own, while the first one holds the lock. */
async function runOutside(url: string, migration: Migration): Promise<void> {
  try {
    await connected(url, async (client) => {
      for (const statement of statementsOf(migration)) await client.query(statement)
    })
  } catch (error) {
    throw new Error(`Migration ${migration.name} failed; its statements before that were kept.`, {
      cause: error,
    })
  }
}
