// part of npm run check: the migrations on a PostgreSQL in memory, against core's lists
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { migrationsDirectory, readMigrations, statementsOf } from '../src/platform/migration-files.ts'
import { compareKinds, type Check } from './compare-kinds.ts'

const database = new PGlite({ extensions: { btree_gist, pg_trgm } })
for (const migration of readMigrations(migrationsDirectory)) {
  const parts = migration.isTransactional ? [migration.text] : statementsOf(migration)
  for (const part of parts) await database.exec(part)
}
const { inDatabase, inCore } = await compareKinds((text) => database.query<Check>(text))
const columns = [...new Set([...Object.keys(inDatabase), ...Object.keys(inCore)])]
const different = columns.filter((column) => String(inDatabase[column]) !== String(inCore[column]))
for (const column of different) {
  console.error(`${column}: the database takes ${inDatabase[column]}; core lists ${inCore[column]}`)
}
console.log(`${columns.length - different.length} kinds compared`)
process.exit(different.length === 0 ? 0 : 1) // the database in memory would keep the process
