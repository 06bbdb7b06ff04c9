import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { openDatabase, type Database, type DatabaseOptions } from '../platform/database.ts'
import { newId } from '../platform/ids.ts'

/** A fresh migrated database of this test file's own; it goes when the file is done. */
export async function testDatabase(options?: DatabaseOptions): Promise<Database> {
  const database = openDatabase(await testDatabaseUrl(), options)
  afterAll(() => database.close())
  return database
}

/** For tests that start processes, or open the database more than once. */
export async function testDatabaseUrl(): Promise<string> {
  const name = `test_${newId()}`
  const url = new URL(inject('templateUrl'))
  url.pathname = '/postgres'
  const admin = url.href
  await asAdmin(admin, `CREATE DATABASE ${name} TEMPLATE template`)
  afterAll(() => asAdmin(admin, `DROP DATABASE ${name} WITH (FORCE)`))
  url.pathname = `/${name}`
  return url.href
}

async function asAdmin(url: string, statement: string) {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(statement)
  await client.end()
}
