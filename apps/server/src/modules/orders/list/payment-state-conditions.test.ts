import { paymentStatuses, type PaymentStatus } from '@trivet/core/contract/orders'
import { paymentState, paymentStates } from '@trivet/core/orders'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { query } from '../../../platform/sql/query.ts'
import { testDatabase } from '../../../test/database.ts'
import { createUser } from '../../../test/factories.ts'
import { orderRow } from '../../../test/order-row.ts'
import { paymentStateIs } from './payment-state-conditions.ts'

const database = await testDatabase()
const { prisma, sql } = database
const { id: userId } = await createUser(database)

type Case = {
  paymentStatus: PaymentStatus
  totalCents: number
  /** Of it, still to be paid. */
  openCents: number
  /** Of it, waived. */
  waivedCents: number
  paid: number[]
  refunded: number[]
}

// small amounts, so that sums often meet
const amounts = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 3 })

const cases: fc.Arbitrary<Case> = fc.record({
  paymentStatus: fc.constantFrom(...paymentStatuses),
  totalCents: fc.integer({ min: 6, max: 9 }),
  openCents: fc.integer({ min: 0, max: 3 }),
  waivedCents: fc.integer({ min: 0, max: 3 }),
  paid: amounts,
  refunded: amounts,
})

test('every order is in the payment state, and in no other, that the rules say', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(cases, { minLength: 1, maxLength: 60 }), async (orders) => {
      const ids = await store(orders)
      expect(await statesInDatabase(ids)).toEqual(orders.map((order) => [stateByTheRules(order)]))
    }),
    { numRuns: 5 },
  )
})

const sum = (list: number[]) => list.reduce((all, one) => all + one, 0)

function stateByTheRules({ paid, refunded, ...order }: Case) {
  return paymentState({ ...order, paidCents: sum(paid), refundedCents: sum(refunded) })
}

async function statesInDatabase(ids: string[]) {
  const found = await Promise.all(
    paymentStates.map(async (state) => {
      const orders = await query(sql, (db) =>
        db.selectFrom('orders as o').select('o.id').where('o.id', 'in', ids).where(paymentStateIs[state]),
      )
      return { state, ids: new Set(orders.map(({ id }) => id)) }
    }),
  )
  return ids.map((id) => found.filter((of) => of.ids.has(id)).map(({ state }) => state))
}

async function store(orders: Case[]): Promise<string[]> {
  const stored = orders.map((order) => ({ ...order, id: newId() }))
  await prisma.order.createMany({
    data: stored.map(({ id, paymentStatus, totalCents, waivedCents }) =>
      orderRow({
        id,
        userId,
        totalCents,
        waivedCents,
        paymentStatus,
        paidAt: paymentStatus === 'paid' ? new Date('2026-12-01') : null,
        onAccountBecause: 'Pays by check',
      }),
    ),
  })
  await prisma.payment.createMany({
    data: stored.flatMap(({ id: orderId, paid }) =>
      paid.map((amountCents) => ({
        id: newId(),
        orderId,
        provider: 'test',
        reference: newId(),
        amountCents,
      })),
    ),
  })
  await prisma.amountDue.createMany({
    data: stored
      .filter(({ openCents }) => openCents > 0)
      .map(({ id: orderId, openCents: amountCents }) => ({
        id: newId(),
        orderId,
        kind: 'price-change',
        reason: 'A pan more',
        amountCents,
        createdAt: new Date('2026-12-02'),
      })),
  })
  await prisma.refund.createMany({
    data: stored.flatMap(({ id: orderId, refunded }) =>
      refunded.map((amountCents) => ({
        id: newId(),
        orderId,
        amountCents,
        reason: 'Late',
        createdAt: new Date('2026-12-02'),
      })),
    ),
  })
  return stored.map(({ id }) => id)
}
