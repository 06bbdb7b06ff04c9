import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Prisma } from '../src/generated/prisma/client.ts'
import { newId } from '../src/platform/ids.ts'
import { testDatabase } from '../src/test/database.ts'
import { createProduct, createUser } from '../src/test/factories.ts'
import { orderRow } from '../src/test/order-row.ts'
import { createKit } from '../src/test/orders.ts'

const database = await testDatabase()
const { prisma, sql } = database

test('the migration gives lines of open orders the deposits of today, and together no more than was told', async () => {
  const userId = (await createUser(database)).id
  const waffles = await createProduct(database, { depositCents: 30_000 })
  const plate = await createProduct(database, { depositCents: 600 })
  const spoon = await createProduct(database, { depositCents: null })
  const components = [
    { product: plate, quantity: 4 },
    { product: spoon, quantity: 9 },
  ]
  const kit = await createKit(database, { fleet: 1, components })
  const kitItems = [{ product: plate.id, quantity: 2, depositCents: 500 }]

  async function order(fields: Parameters<typeof orderRow>[0], lines: [Thing, number][]) {
    const { id } = await prisma.order.create({ data: orderRow(fields) })
    await prisma.orderLine.createMany({
      data: lines.map(([thing, quantity], position) => ({
        id: newId(),
        orderId: id,
        position,
        name: 'Thing',
        slug: '',
        image: '',
        unitPriceCents: 0,
        quantity,
        lineTotalCents: 0,
        extraDaysCents: 0,
        ...thing,
      })),
    })
    return id
  }
  type Thing = Pick<Prisma.OrderLineCreateManyInput, 'productId' | 'kitId' | 'kitItems'>
  const asToday = await order({ userId, depositCents: 30_000 + 2 * 2400 + 1000 }, [
    [{ productId: waffles.id }, 1],
    [{ productId: kit.id }, 2],
    [{ kitId: newId(), kitItems }, 1],
  ])
  const toldLess = await order({ userId, depositCents: 8400 }, [
    [{ productId: waffles.id }, 2],
    [{ productId: kit.id }, 10],
  ])
  const toldNothing = await order({ userId, depositCents: null }, [[{ productId: waffles.id }, 1]])
  const worthNothing = await order({ userId, depositCents: 0 }, [[{ productId: spoon.id }, 1]])
  const paid = { paymentStatus: 'paid', paidAt: new Date('2026-11-01T12:00:00Z') }
  const over = await order({ userId, status: 'completed', ...paid, depositCents: 100 }, [
    [{ productId: plate.id }, 1],
  ])
  // as the tables were
  await sql.query('ALTER TABLE order_lines DROP COLUMN deposit_cents, DROP COLUMN piece_deposits')
  await sql.query('ALTER TABLE written_quotes DROP COLUMN piece_deposits')
  const migration = new URL('./migrations/20261129100000_deposits_of_lines/migration.sql', import.meta.url)
  await sql.query(readFileSync(migration, 'utf8'))

  const keptBy = async (orderId: string) =>
    (await prisma.orderLine.findMany({ where: { orderId }, orderBy: { position: 'asc' } })).map(
      ({ depositCents, pieceDeposits }) => [depositCents, pieceDeposits],
    )
  expect(await keptBy(asToday)).toEqual([
    [30_000, { [waffles.id]: 30_000 }],
    [2400, { [plate.id]: 600, [spoon.id]: 0 }],
    [1000, { [plate.id]: 500 }],
  ])
  // a tenth of the 840 of today
  expect(await keptBy(toldLess)).toEqual([
    [3000, { [waffles.id]: 3000 }],
    [240, { [plate.id]: 60, [spoon.id]: 0 }],
  ])
  expect(await keptBy(toldNothing)).toEqual([[30_000, { [waffles.id]: 30_000 }]])
  expect(await keptBy(worthNothing)).toEqual([[0, { [spoon.id]: 0 }]])
  expect(await keptBy(over)).toEqual([[null, null]])
})
