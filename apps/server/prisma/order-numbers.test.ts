import { readFileSync } from 'node:fs'
import { orderNumberAlphabet, orderNumberFrom, parseOrderNumber } from '@trivet/core/orders'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { newOrderNumber } from '../src/modules/checkout/new-order-number.ts'
import { testDatabase } from '../src/test/database.ts'
import { createUser } from '../src/test/factories.ts'
import { orderRow } from '../src/test/order-row.ts'

const database = await testDatabase()
const { prisma, sql } = database

async function ask<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await sql.query<Row>(text, values)).rows
}

let userId = ''
beforeAll(async () => {
  userId = (await createUser(database)).id
})

const orderWith = (number: string) => orderRow({ userId, number })

test('the database makes the same numbers as core, and checks them by the same character', async () => {
  const place = fc.integer({ min: 0, max: orderNumberAlphabet.length - 1 })
  const drawn = fc.sample(fc.array(place, { minLength: 5, maxLength: 8 }), 300)
  const values = drawn.map((places) =>
    places.reduceRight((sum, one) => sum * orderNumberAlphabet.length + one, 0),
  )
  const made = await ask<{ number: string }>(
    'SELECT order_number_of(value, length) AS number FROM unnest($1::bigint[], $2::int[]) AS t(value, length)',
    [values, drawn.map(({ length }) => length)],
  )
  expect(made.map(({ number }) => number)).toEqual(drawn.map(orderNumberFrom))
})

test.each([
  ['a wrong character', 'T-7QP5K-V'],
  ['two that changed places', 'T-7PQ4K-V'],
  ['a character that no number has', 'T-7SP4K-V'],
  ['too few', 'T-7QP4-V'],
  ['lower case', 't-7qp4k-v'],
  ['nothing', ''],
])('the database refuses a number with %s', async (_case, number) => {
  await expect(prisma.order.create({ data: orderWith(number) })).rejects.toThrow('orders_number_checked')
})

test('two orders never have one number', async () => {
  const number = newOrderNumber()
  await prisma.order.create({ data: orderWith(number) })
  await expect(prisma.order.create({ data: orderWith(number) })).rejects.toThrow('Unique constraint failed')
})

test('the migration gives each order from before a number of its own that core reads', async () => {
  const migration = new URL('./migrations/20261122040000_order_numbers/migration.sql', import.meta.url)
  await prisma.order.createMany({
    data: Array.from({ length: 300 }, () => orderWith(newOrderNumber(8))),
  })
  // as the table was
  await ask('ALTER TABLE orders DROP COLUMN number')
  await ask('DROP FUNCTION order_number_of; DROP FUNCTION order_number_check CASCADE')

  await ask(readFileSync(migration, 'utf8'))

  const numbers = (await ask<{ number: string }>('SELECT number FROM orders')).map(({ number }) => number)
  expect(numbers.length).toBeGreaterThanOrEqual(300)
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(numbers.filter((number) => parseOrderNumber(number) !== number)).toEqual([])
  expect(new Set(numbers.map(({ length }) => length))).toEqual(new Set([9]))
})
