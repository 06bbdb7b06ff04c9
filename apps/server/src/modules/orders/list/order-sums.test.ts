import { moneyDue, orderStatuses, waitsForPayment, type OrderStatus } from '@trivet/core/orders'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { query } from '../../../platform/sql/query.ts'
import { testDatabase } from '../../../test/database.ts'
import { createUser } from '../../../test/factories.ts'
import { orderRow } from '../../../test/order-row.ts'
import { dueCents, waitsForPayment as waitsInDatabase } from './order-sums.ts'
import { isInView } from './order-view-conditions.ts'

const database = await testDatabase()
const { prisma, sql } = database
const { id: userId } = await createUser(database)
const at = new Date('2026-12-01T12:00:00Z')
const { id: actorId } = await createUser(database)
await prisma.accountCreditEntry.createMany({
  data: Array.from({ length: 60 }, (_none, n) => ({
    at,
    userId,
    cause: 'goodwill',
    cents: 100_000,
    reason: 'To spend',
    actorId,
    requestKey: String(n),
  })),
})

type Amount = { amountCents: number; state: 'open' | 'paid' | 'waived'; isOfPrice?: boolean }
type Case = {
  status: OrderStatus
  price: 'open' | 'paid' | 'waived'
  totalCents: number
  /** Of the total; an order that is covered whole is paid when it is placed. */
  creditPercent: number
  isOnAccount: boolean
  amounts: Amount[]
  /** One at most: what a change by staff added to the price. */
  ofPrice?: Amount[]
}

const amount: fc.Arbitrary<Amount> = fc.record({
  amountCents: fc.integer({ min: 1, max: 999 }),
  state: fc.constantFrom('open', 'paid', 'waived'),
})

const cases: fc.Arbitrary<Case> = fc.record({
  status: fc.constantFrom(...orderStatuses),
  price: fc.constantFrom('open', 'paid', 'waived'),
  totalCents: fc.integer({ min: 1, max: 9999 }),
  creditPercent: fc.constantFrom(0, 0, 40, 99),
  // what is not paid is on account, or the database refuses it
  isOnAccount: fc.constant(true),
  amounts: fc.array(amount, { maxLength: 3 }),
  ofPrice: fc.array(amount, { maxLength: 1 }),
})

test('an order owes in the database what the rules say, and is among the unpaid for it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(cases, { minLength: 1, maxLength: 60 }), async (orders) => {
      const ids = await store(orders)
      const found = await query(sql, (db) =>
        db
          .selectFrom('orders as o')
          .select(['o.id', dueCents.as('due')])
          .where('o.id', 'in', ids),
      )
      const inView = await query(sql, (db) =>
        db.selectFrom('orders as o').select('o.id').where('o.id', 'in', ids).where(isInView.unpaid(at)),
      )
      const due = new Map(found.map((order) => [order.id, order.due]))
      const listed = new Set(inView.map(({ id }) => id))
      const expected = orders.map(dueByTheRules)
      expect(ids.map((id) => due.get(id))).toEqual(expected)
      expect(ids.map((id) => listed.has(id))).toEqual(expected.map((cents) => cents > 0))
    }),
    { numRuns: 5 },
  )
})

test('an order waits in the database for a payment where the rules say so', async () => {
  const added: Amount = { amountCents: 664, state: 'open' }
  const orders = orderStatuses.flatMap((status) =>
    [true, false].flatMap((isOnAccount) =>
      [[], [added]].map((amounts): Case => ({
        status,
        price: 'paid',
        totalCents: 9078,
        creditPercent: 0,
        isOnAccount,
        amounts,
      })),
    ),
  )
  const ids = await store(orders)
  const found = await query(sql, (db) =>
    db
      .selectFrom('orders as o')
      .select(['o.id', waitsInDatabase.as('waits')])
      .where('o.id', 'in', ids),
  )
  const waits = new Map(found.map((order) => [order.id, order.waits]))
  expect(ids.map((id) => waits.get(id))).toEqual(
    orders.map((order) => waitsForPayment({ ...order, dueCents: dueByTheRules(order) })),
  )
})

function creditOf({ totalCents, creditPercent }: Case): number {
  return Math.floor((totalCents * creditPercent) / 100)
}

function amountsOf({ amounts, ofPrice = [] }: Pick<Case, 'amounts' | 'ofPrice'>) {
  return [
    ...amounts.map((one) => ({ ...one, isOfPrice: false })),
    ...ofPrice.map((one) => ({ ...one, isOfPrice: true })),
  ]
}

function dueByTheRules(order: Case): number {
  const owed = amountsOf(order).map(({ amountCents, state, isOfPrice }, n) => ({
    id: String(n),
    amountCents,
    reason: '',
    at: '',
    isSettled: state !== 'open',
    isOfPrice,
  }))
  return moneyDue({
    ...order,
    isPaid: order.price !== 'open',
    creditCents: creditOf(order),
    placedAt: '',
    amounts: owed,
  }).cents
}

async function store(orders: Case[]): Promise<string[]> {
  const stored = orders.map((order) => ({ ...order, id: newId() }))
  await prisma.order.createMany({
    data: stored.map(({ id, status, price, totalCents, ...order }) =>
      orderRow({
        accountCreditCents: creditOf({ status, price, totalCents, ...order }),
        id,
        userId,
        status,
        onAccountBecause: order.isOnAccount ? 'Pays by check' : null,
        totalCents,
        ...(price === 'paid' && { paymentStatus: 'paid' as const, paidAt: at }),
        ...(price === 'waived' && { paymentStatus: 'waived' as const }),
      }),
    ),
  })
  await prisma.amountDue.createMany({
    data: stored.flatMap(({ id: orderId, ...order }) =>
      amountsOf(order).map(({ amountCents, state, isOfPrice }) => ({
        id: newId(),
        orderId,
        kind: isOfPrice ? 'price-change' : 'loss',
        reason: 'Tongs',
        amountCents,
        createdAt: at,
        ...(state === 'paid' && { paidAt: at, provider: 'outside', reference: newId() }),
        ...(state === 'waived' && { waivedAt: at, waivedBecause: 'A regular' }),
      })),
    ),
  })
  return stored.map(({ id }) => id)
}
