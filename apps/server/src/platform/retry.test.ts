import { expect, test } from 'vitest'
import { AppError } from '../api/app-error.ts'
import { testDatabase } from '../test/database.ts'
import { transaction } from './database.ts'
import { retryConflicts } from './retry.ts'

const { sql } = await testDatabase()

function failing(times: number, error: unknown) {
  let tries = 0
  const attempt = async () => {
    tries += 1
    if (tries <= times) throw error
    return 'done'
  }
  return { attempt, tries: () => tries }
}

test.each([
  ['a serialization failure', { code: '40001' }],
  ['a deadlock', { code: '40P01' }],
  ['a conflict of Prisma', { code: 'P2034' }],
  ['a conflict at COMMIT', { message: 'TransactionWriteConflict' }],
])('%s is tried again', async (_case, facts) => {
  const { attempt, tries } = failing(2, Object.assign(new Error(), facts))
  expect(await retryConflicts(attempt)).toBe('done')
  expect(tries()).toBe(3)
})

test('after three tries the caller is asked to come back', async () => {
  const { attempt, tries } = failing(3, Object.assign(new Error(), { code: '40001' }))
  await expect(retryConflicts(attempt)).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 1 })
  expect(tries()).toBe(3)
})

test('anything else is thrown at once', async () => {
  const refusal = new AppError('EMAIL_TAKEN')
  const { attempt, tries } = failing(1, refusal)
  await expect(retryConflicts(attempt)).rejects.toBe(refusal)
  expect(tries()).toBe(1)
})

test('two transactions that lock each other out both get through', async () => {
  await sql.query('CREATE TABLE pans (id int PRIMARY KEY, polished int NOT NULL)')
  await sql.query('INSERT INTO pans VALUES (1, 0), (2, 0)')
  const polish = (first: number, second: number) =>
    retryConflicts(() =>
      transaction(sql, async (tx) => {
        await tx.query('UPDATE pans SET polished = polished + 1 WHERE id = $1', [first])
        await tx.query('SELECT pg_sleep(0.1)')
        await tx.query('UPDATE pans SET polished = polished + 1 WHERE id = $1', [second])
      }),
    )
  await Promise.all([polish(1, 2), polish(2, 1)])
  expect((await sql.query('SELECT DISTINCT polished FROM pans')).rows).toEqual([{ polished: 2 }])
})
