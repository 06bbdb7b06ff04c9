import { verify } from '@node-rs/argon2'
import { calendarDate } from '@trivet/core'
import { expect, test } from 'vitest'
import { testDatabase } from '../../src/test/database.ts'
import { demoAccounts } from './people.ts'
import { seedDemo } from './seed.ts'

const database = await testDatabase()
const today = calendarDate('2026-12-01')

const everything = async () => ({
  products: await database.prisma.product.findMany({
    orderBy: { id: 'asc' },
    omit: { createdAt: true, updatedAt: true },
  }),
  components: await database.prisma.kitComponent.findMany({
    orderBy: [{ kitId: 'asc' }, { componentId: 'asc' }],
  }),
  reviews: await database.prisma.review.findMany({ orderBy: { id: 'asc' } }),
})

test('two servers that start at once fill the shop once', async () => {
  const filled = await Promise.all([seedDemo(database, today), seedDemo(database, today)])
  expect(filled.toSorted()).toEqual([false, true])
  expect(await database.prisma.product.count()).toBeGreaterThan(80)
})

test('a second start changes nothing', async () => {
  const before = await everything()
  expect(await seedDemo(database, calendarDate('2027-02-03'))).toBe(false)
  expect(await everything()).toEqual(before)
})

test('another database gets the very same shop', async () => {
  const here = await everything()
  const other = await testDatabase()
  await seedDemo(other, today)
  const there = await other.prisma.review.findMany({ orderBy: { id: 'asc' } })
  expect(there).toEqual(here.reviews)
})

test.each(demoAccounts)('$email can sign in with its password', async ({ email, password, ...roles }) => {
  const user = await database.prisma.user.findUniqueOrThrow({ where: { emailKey: email } })
  expect(await verify(user.passwordHash, password)).toBe(true)
  expect([user.isAdmin, user.isHost]).toEqual([roles.isAdmin ?? false, roles.isHost ?? false])
})

test('the stars of a product are those of its reviews', async () => {
  const wrong = await database.sql.query(`
    SELECT slug FROM products p
    LEFT JOIN (SELECT product_id, count(*) AS n, sum(rating) AS stars FROM reviews GROUP BY 1) r ON r.product_id = p.id
    WHERE p.num_reviews <> coalesce(r.n, 0) OR p.rating_sum <> coalesce(r.stars, 0)`)
  expect(wrong.rows).toEqual([])
})
