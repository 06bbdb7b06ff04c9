import { cpSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../src/platform/database.ts'
import { migrate, migrationsDirectory } from '../src/platform/migrate.ts'
import { testDatabaseUrl } from '../src/test/database.ts'
import { temporaryDirectory } from '../src/test/temporary-directory.ts'

test('rows that were written with the old words come out with the new ones, and say the same', async () => {
  const url = await testDatabaseUrl()
  const directory = temporaryDirectory('migrations-before-the-words')
  afterAll(() => rmSync(directory, { recursive: true }))
  for (const name of readdirSync(migrationsDirectory).filter((other) => other < '20261122010000'))
    cpSync(join(migrationsDirectory, name), join(directory, name), { recursive: true })
  const { sql, close } = openDatabase(url)
  await sql.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  await migrate(url, directory)
  // what the rows are about does not matter here, so foreign keys rest
  await sql.query(`
    BEGIN;
    SET LOCAL session_replication_role = replica;
    INSERT INTO products (id, slug, name, description, price_cents, image, count_in_stock, shelf_order)
      VALUES ('p', 'pan', 'Pan', 'Of iron.', 100, 'pan', 1, 7);
    INSERT INTO audit_entries (at, action, subject, details) VALUES
      ('2026-11-01T10:00:00Z', 'order.moved', 'order:o', '{"to": "packed"}'),
      ('2026-11-01T11:00:00Z', 'visit.moved', 'order:o', '{}'),
      ('2026-11-01T12:00:00Z', 'payment-flag.looked-at', 'payment-flag:f', '{}'),
      ('2026-11-01T13:00:00Z', 'order.noted', 'order:o', '{}');
    INSERT INTO timeline_entries (order_id, at, kind) VALUES ('o', '2026-11-01T11:00:00Z', 'visit-moved');
    INSERT INTO queued_mails (id, template, recipient, data, dedupe_key, next_attempt_at, created_at)
      VALUES ('m', 'visit-moved', 'ana@example.com', '{}', 'visit-moved:o:m', now(), now());
    INSERT INTO payment_flags (id, kind, provider, reference, currency, first_seen_at, last_seen_at, looked_at_at,
        looked_at_by, note)
      VALUES ('f', 'came-too-late', 'test', 'r', 'USD', now(), now(), '2026-11-01T12:00:00Z', 'u', 'Sent back');
    COMMIT`)

  await migrate(url)
  const read = async (text: string) => (await sql.query<Record<string, unknown>>(text)).rows
  const audit = await read('SELECT action, subject, details, at FROM audit_entries ORDER BY at')
  const product = await read('SELECT listing_order FROM products')
  const others = [
    ...(await read('SELECT kind FROM timeline_entries')),
    ...(await read('SELECT template FROM queued_mails')),
    ...(await read('SELECT kind, closed_at, closed_by, note FROM payment_flags')),
  ]
  await close()

  expect(audit).toEqual([
    {
      action: 'order.status-changed',
      subject: 'order:o',
      details: { to: 'packed' },
      at: new Date('2026-11-01T10:00:00Z'),
    },
    { action: 'visit.changed', subject: 'order:o', details: {}, at: new Date('2026-11-01T11:00:00Z') },
    {
      action: 'payment-flag.closed',
      subject: 'payment-flag:f',
      details: {},
      at: new Date('2026-11-01T12:00:00Z'),
    },
    { action: 'order.noted', subject: 'order:o', details: {}, at: new Date('2026-11-01T13:00:00Z') },
  ])
  expect(product).toEqual([{ listing_order: 7 }])
  expect(others).toEqual([
    { kind: 'visit-changed' },
    { template: 'visit-changed' },
    { kind: 'charge-late', closed_at: new Date('2026-11-01T12:00:00Z'), closed_by: 'u', note: 'Sent back' },
  ])
})
