import { expect, test } from 'vitest'
import { testDatabase } from '../test/database.ts'
import { databaseError } from './database-error.ts'

const { sql } = await testDatabase()

test.each([
  ['the driver cannot connect', { code: 'ECONNREFUSED' }],
  ['the connection broke', new Error('Connection terminated unexpectedly')],
  ['the pool waited too long', new Error('timeout exceeded when trying to connect')],
  ['PostgreSQL shuts down', { code: '57P01' }],
  ['a statement took too long', { code: '57014' }],
  ['the protocol failed', { code: '08006' }],
  ['its disk is full', { code: '53100' }],
  ['its disk fails', { code: '58030' }],
  ['our disk is full', { code: 'ENOSPC' }],
  ['the server is stopping', new Error('Cannot use a pool after calling end on the pool')],
  ['it is the cause of another error', new Error('x', { cause: { code: 'ECONNRESET' } })],
])('%s: come back later', (_case, error) => {
  expect(databaseError(error)).toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 5 })
})

test.each([
  ['a broken rule of ours', { code: '23505' }],
  ['a bug in our SQL', { code: '42P01' }],
  ['anything else', new TypeError('x is not a function')],
  ['no error at all', null],
])('%s is not explained away', (_case, error) => {
  expect(databaseError(error)).toBeNull()
})

test('U+0000 is the caller’s mistake', async () => {
  const bySql = await sql.query('SELECT $1::text', ['\0']).catch((error: unknown) => error)
  expect(databaseError(bySql)?.code).toBe('INVALID_INPUT')
})

test('no statement runs longer than ten seconds', async () => {
  expect((await sql.query('SHOW statement_timeout')).rows).toEqual([{ statement_timeout: '10s' }])
})

test('a DATE is a calendar date, whatever the time zone of the machine', async () => {
  const { rows } = await sql.query<{ day: unknown }>(`SELECT DATE '2026-12-24' AS day`)
  expect(rows).toEqual([{ day: '2026-12-24' }])
})
