import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import { SchemaEngine } from '@prisma/schema-engine-wasm'
import { PrismaPGlite } from 'pglite-prisma-adapter'
import { migrationsDirectory, readMigrations } from '../src/platform/migration-files.ts'

const prismaDir = import.meta.dirname

type From = Parameters<SchemaEngine['diff']>[0]['from']

/**
 * The SQL that would take the database from the migrations (or from nothing) to the Prisma schema; empty when
 * they agree. Runs Prisma's schema engine as WebAssembly over an in-memory PostgreSQL: its usual form is a
 * binary that would have to be downloaded.
 */
export async function schemaDiff(from: 'migrations' | 'nothing'): Promise<string> {
  const files = schemaFiles()
  const main = new PrismaPGlite(memoryDatabase())
  const shadow = new PrismaPGlite(memoryDatabase())
  const engine = await SchemaEngine.new(
    { datamodels: files.map((file) => [file.path, file.content]) },
    () => {},
    bindMigrationAwareSqlAdapterFactory({
      provider: 'postgres',
      adapterName: main.adapterName,
      connect: () => main.connect(),
      connectToShadowDb: () => shadow.connect(),
    }),
  )
  const { stdout } = await engine.diff({
    from: from === 'nothing' ? { tag: 'empty' } : migrations(),
    to: { tag: 'schemaDatamodel', files },
    script: true,
    exitCode: true,
    filters: { externalTables: [], externalEnums: [] },
  })
  return stdout ?? ''
}

function memoryDatabase() {
  return new PGlite({ extensions: { btree_gist, pg_trgm } })
}

function schemaFiles() {
  const models = readdirSync(join(prismaDir, 'models')).map((name) => join('models', name))
  return ['schema.prisma', ...models].map((path) => ({
    path,
    content: readFileSync(join(prismaDir, path), 'utf8'),
  }))
}

function migrations(): From {
  return {
    tag: 'migrations',
    baseDir: migrationsDirectory,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: readMigrations(migrationsDirectory).map(({ name, text, isTransactional }) => ({
      path: name,
      migrationFile: {
        path: 'migration.sql',
        // the engine runs each file in one transaction, and nobody else uses its database
        content: { tag: 'ok', value: isTransactional ? text : text.replaceAll('CONCURRENTLY', '') },
      },
    })),
  }
}

// npm run schema-diff: what a new migration has to say
if (import.meta.main) {
  console.log((await schemaDiff('migrations')) || 'The migrations say what the models say.')
  process.exit() // the databases in memory would keep the process
}
