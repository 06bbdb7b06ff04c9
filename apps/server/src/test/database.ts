import pg from 'pg'
import { afterAll, inject } from 'vitest'
import type { PrismaClient } from '../generated/prisma/client.ts'
import { openDatabase, type Database, type DatabaseOptions } from '../platform/database.ts'
import { newId } from '../platform/ids.ts'
import { openPrisma } from '../platform/prisma.ts'

export type TestDatabase = Database & { prisma: PrismaClient }

/** A fresh migrated database of this test file's own; it goes when the file is done. */
export async function testDatabase(options?: DatabaseOptions): Promise<TestDatabase> {
  const database = openTestDatabase(await testDatabaseUrl(), options)
  afterAll(() => database.close())
  return database
}

/** With Prisma's client, for rows that no use case makes. */
export function openTestDatabase(url: string, options?: DatabaseOptions): TestDatabase {
  const database = openDatabase(url, options)
  return { ...database, prisma: openPrisma(database.sql) }
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
