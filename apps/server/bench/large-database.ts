import { openDatabase } from '../src/platform/database.ts'
import type { startEmbeddedPostgres } from '../src/platform/embedded-postgres.ts'
import { migrate } from '../src/platform/migrate.ts'

type Postgres = Awaited<ReturnType<typeof startEmbeddedPostgres>>

/** The large data set, made when there is none; its address. */
export async function largeDatabase(postgres: Postgres): Promise<string> {
  const admin = openDatabase(postgres.url('postgres'))
  const { rowCount } = await admin.sql.query(`SELECT 1 FROM pg_database WHERE datname = 'large'`)
  if (!rowCount) {
    console.log('Making the large data set (100,000 products, 1,000,000 order lines)…')
    const { seedLarge } = await import('../prisma/seed/large.ts')
    await admin.sql.query('DROP DATABASE IF EXISTS filling')
    await admin.sql.query('CREATE DATABASE filling')
    await migrate(postgres.url('filling'))
    const filling = openDatabase(postgres.url('filling'))
    await seedLarge(filling)
    await filling.close()
    await admin.sql.query('ALTER DATABASE filling RENAME TO large')
  }
  await admin.close()
  const url = postgres.url('large')
  // one that is kept from the last run may be of an earlier version
  await migrate(url)
  await countForReports(url)
  return url
}

/** What the job of a running shop has counted long ago. */
async function countForReports(url: string): Promise<void> {
  const database = openDatabase(url)
  const client = await database.sql.connect()
  await client.query('SET statement_timeout = 0')
  for (;;) {
    const { rows } = await client.query<{ taken: number }>('SELECT fold_reports(5000) AS taken')
    if (!rows[0]?.taken) break
  }
  client.release(true)
  await database.close()
}
