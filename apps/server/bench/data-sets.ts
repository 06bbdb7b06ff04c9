import { openDatabase } from '../src/platform/database.ts'
import type { startEmbeddedPostgres } from '../src/platform/embedded-postgres.ts'
import { migrate } from '../src/platform/migrate.ts'

type Postgres = Awaited<ReturnType<typeof startEmbeddedPostgres>>

const sizes = {
  /** 100,000 products, 1,000,000 order lines. */
  large: undefined,
  small: { products: 1000, orders: 4000 },
}

/** A data set, made when there is none; its address. */
export async function dataSet(postgres: Postgres, name: keyof typeof sizes): Promise<string> {
  const admin = openDatabase(postgres.url('postgres'))
  const { rowCount } = await admin.sql.query(`SELECT 1 FROM pg_database WHERE datname = $1`, [name])
  if (!rowCount) {
    console.log(`Making the ${name} data set…`)
    const { seedLarge } = await import('../prisma/seed/large.ts')
    await admin.sql.query('DROP DATABASE IF EXISTS filling')
    await admin.sql.query('CREATE DATABASE filling')
    await migrate(postgres.url('filling'))
    const filling = openDatabase(postgres.url('filling'))
    await seedLarge(filling, sizes[name])
    await filling.close()
    await admin.sql.query(`ALTER DATABASE filling RENAME TO ${name}`)
  }
  await admin.close()
  const url = postgres.url(name)
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
  let isCounting = false
  for (;;) {
    const { rows } = await client.query<{ taken: number }>(
      'SELECT greatest(fold_reports(5000), fold_stock(5000)) AS taken',
    )
    if (!rows[0]?.taken) break
    isCounting = true
  }
  if (isCounting) await client.query('VACUUM ANALYZE')
  client.release(true)
  await database.close()
}
