import { expect, test } from 'vitest'
import { testDatabase } from '../test/database.ts'
import { transaction } from './database.ts'
import { createLogger } from './logger.ts'
import { withRequestId } from './request-id.ts'
import { query } from './sql/query.ts'
import { countHit } from './limits.ts'

const lines: string[] = []
const log = createLogger('info', { write: (line) => void lines.push(line) })
const { sql, prisma } = await testDatabase({ log, slowMs: 0 })

async function linesOf(work: () => Promise<unknown>) {
  lines.length = 0
  // Prisma asks only once it is awaited
  await withRequestId('the-request', async () => await work())
  return lines.map((line): Record<string, unknown> => JSON.parse(line))
}

const slow = {
  msg: 'database.slow-statement',
  level: 'warn',
  requestId: 'the-request',
  ms: expect.any(Number),
}
const hit = { key: 'swordfish', max: 9, windowSeconds: 60, now: new Date('2026-12-01T12:00:00Z') }

test('a slow statement is a line with its name, how long it took and for which request, without its values', async () => {
  expect(await linesOf(() => countHit(sql, hit))).toEqual([
    { ...slow, statement: 'count-hit', time: expect.any(String) },
  ])
  expect(lines.join('')).not.toContain('swordfish')
})

test('one without a name is told as it begins, by whichever way it is sent', async () => {
  const byKey = () =>
    query(sql, (db) => db.selectFrom('rate_limits').selectAll().where('key', '=', 'swordfish'))
  const prismas = () => prisma.product.findMany({ where: { slug: 'swordfish' } })
  for (const work of [byKey, prismas]) {
    expect(await linesOf(work)).toContainEqual(
      expect.objectContaining({ ...slow, statement: expect.stringMatching(/^select/i) }),
    )
    expect(lines.join('')).not.toContain('swordfish')
  }
})

test('in a transaction, and where it fails, it is told as well', async () => {
  const failing = () =>
    transaction(sql, (tx) => tx.query({ name: 'broken', text: 'SELECT 1/0' })).catch(() => {})
  expect((await linesOf(failing)).map(({ statement }) => statement)).toEqual(['BEGIN', 'broken', 'ROLLBACK'])
})

test('a statement that is built anew carries the id of its request to PostgreSQL, a prepared one stays prepared', async () => {
  const textOf = () =>
    query(sql, (db) => db.selectNoFrom(({ fn }) => fn<string>('current_query', []).as('text')))
  expect(await withRequestId('the-request', textOf)).toEqual([
    { text: expect.stringMatching(/ \/\* the-request \*\/$/) },
  ])
  expect(await textOf()).toEqual([{ text: expect.not.stringContaining('/*') }])
})
