import { customKitFromCents, customKitPieces } from '@trivet/core/kits'
import { calendarDate } from '@trivet/core/dates'
import { beforeAll, expect, test } from 'vitest'
import { seedDemo } from '../../../prisma/seed/seed.ts'
import { testApp } from '../../test/app.ts'
import { testNow } from '../../test/clock.ts'
import { itemsOf, kitCook } from './kit-kitchen.ts'

const shop = await testApp()
const { prisma } = shop.database

beforeAll(() => seedDemo(shop.database, calendarDate('2026-12-01')))

async function planPrices() {
  const answer = await shop.app.inject('/api/kits/plan-prices')
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

const kitItem = {
  kitCategory: { not: null },
  countInStock: { gt: 0 },
  archivedAt: null,
  components: { none: {} },
}

test('the demo shop keeps what its plans promise: a kit of 8 items can be had for at most $69 a week', async () => {
  const { essentialKit, chefsKit, customKit } = await planPrices()
  expect([essentialKit, chefsKit, customKit.from]).toEqual([49, 89, customKitFromCents / 100])

  const left = await prisma.product.findMany({ where: kitItem, orderBy: { priceCents: 'asc' } })
  const needed = [['knife'], ['pan', 'pot'], ['utensil']].flatMap((kinds) =>
    left.splice(
      left.findIndex(({ kitCategory }) => kinds.includes(kitCategory ?? '')),
      1,
    ),
  )
  const eight = [...needed, ...left].slice(0, customKitPieces)
  const cook = await kitCook(shop)
  const { status, body: kit } = await cook.create({
    items: itemsOf(...eight.map((item) => [item, 1] as [typeof item, number])),
  })
  expect(status).toBe(201)
  expect(kit).toMatchObject({ itemCount: 8, totalPrice: customKit.smallest, problems: [] })
  expect(kit.totalPrice).toBeLessThanOrEqual(customKit.from)
  expect((await cook.toCart(kit._id)).status).toBe(200)
})

test('a plan costs what its kit costs today, and nothing once the kit has left the shop', async () => {
  await prisma.product.update({ where: { slug: 'essential-kit' }, data: { priceCents: 5250 } })
  await prisma.product.update({ where: { slug: 'chefs-kit' }, data: { archivedAt: testNow } })
  expect(await planPrices()).toMatchObject({ essentialKit: 52.5, chefsKit: null })
})

test('a custom kit is announced at more once none can be had for $69, and not at all without a knife', async () => {
  await prisma.product.updateMany({ where: kitItem, data: { priceCents: 1000 } })
  expect((await planPrices()).customKit).toEqual({ from: 76, smallest: 76 })
  await prisma.product.updateMany({ where: { kitCategory: 'knife' }, data: { archivedAt: testNow } })
  expect((await planPrices()).customKit).toBeNull()
})
