import { rmSync } from 'node:fs'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../platform/embedded-postgres.ts'
import { migrate } from '../platform/migrate.ts'
import { temporaryDirectory } from './temporary-directory.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the migrated database that test databases are cloned from. */
    templateUrl: string
  }
}

/** One PostgreSQL for all test files. Nobody minds losing its data, so it need not wait for the disk. */
export default async function setup(project: TestProject) {
  const directory = temporaryDirectory('test')
  // what tests leave behind lies in here, and goes with it
  process.env['TMPDIR'] = directory
  const postgres = await startEmbeddedPostgres(directory, {
    settings: { fsync: 'off', max_connections: '200' },
  })
  const admin = new pg.Client(postgres.url('postgres'))
  await admin.connect()
  await admin.query('CREATE DATABASE template')
  await admin.end()
  await migrate(postgres.url('template'))
  project.provide('templateUrl', postgres.url('template'))
  return async () => {
    await postgres.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}
