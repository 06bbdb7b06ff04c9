import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decidePriceWaiver, moneyDue, type AmountOwed, type MoneyDueFacts } from './money-due.ts'
import { orderStatuses } from './order-status.ts'

const placedAt = '2026-12-01T12:00:00.000Z'
const tongs: AmountOwed = {
  id: 'a',
  amountCents: 600,
  reason: '1 × Kitchen Tongs missing',
  at: '2026-12-17T18:00:00.000Z',
  isSettled: false,
  isOfPrice: false,
}
const order: MoneyDueFacts = { status: 'pending', isPaid: false, totalCents: 9078, placedAt, amounts: [] }

test('an unpaid order owes its price since it was placed', () => {
  expect(moneyDue(order)).toEqual({
    cents: 9078,
    rows: [{ of: 'price', amountCents: 9078, since: placedAt }],
  })
})

test('account credit that pays some of it leaves the rest due, and nothing where it pays all', () => {
  expect(moneyDue({ ...order, creditCents: 2000 })).toMatchObject({ cents: 7078 })
  expect(moneyDue({ ...order, creditCents: 9078 })).toEqual({ cents: 0, rows: [] })
})

test.each([
  ['a paid order', { isPaid: true }],
  ['a cancelled order', { status: 'cancelled' }],
  ['an order that costs nothing', { totalCents: 0 }],
] as const)('%s owes no price', (_case, change) => {
  expect(moneyDue({ ...order, ...change })).toEqual({ cents: 0, rows: [] })
})

test('what a change added to the price is owed, and no more once the order is cancelled', () => {
  const facts = { ...order, isPaid: true, amounts: [{ ...tongs, isOfPrice: true }] }
  expect(moneyDue(facts)).toMatchObject({ cents: 600 })
  expect(moneyDue({ ...facts, status: 'cancelled' })).toEqual({ cents: 0, rows: [] })
})

test('what came on top is owed until it is settled, also of an order that was cancelled', () => {
  const facts = { ...order, isPaid: true, amounts: [tongs, { ...tongs, id: 'b', isSettled: true }] }
  const owed = {
    cents: 600,
    rows: [{ of: 'amount', id: 'a', amountCents: 600, reason: tongs.reason, since: tongs.at }],
  }
  expect(moneyDue({ ...facts, status: 'collected' })).toEqual(owed)
  expect(moneyDue({ ...facts, status: 'cancelled' })).toEqual(owed)
})

test('what is due is the sum of its rows, and paying everything leaves nothing', () => {
  const amounts = fc.array(
    fc.record({ amountCents: fc.integer({ min: 1, max: 100_000 }), isSettled: fc.boolean() }),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...orderStatuses),
      fc.boolean(),
      fc.nat(1_000_000),
      amounts,
      (status, isPaid, totalCents, some) => {
        const facts = {
          status,
          isPaid,
          totalCents,
          placedAt,
          amounts: some.map((one, n) => ({ ...tongs, ...one, id: String(n) })),
        }
        const { cents, rows } = moneyDue(facts)
        expect(cents).toBe(rows.reduce((sum, { amountCents }) => sum + amountCents, 0))
        const settled = facts.amounts.map((one) => ({ ...one, isSettled: true }))
        expect(moneyDue({ ...facts, isPaid: true, amounts: settled })).toEqual({ cents: 0, rows: [] })
      },
    ),
  )
})

test('the price of an order on account may be waived while it is due', () => {
  expect(decidePriceWaiver({ priceDueCents: 1, isOnAccount: true })).toEqual({ ok: true })
  expect(decidePriceWaiver({ priceDueCents: 0, isOnAccount: true })).toMatchObject({ code: 'nothing-due' })
  expect(decidePriceWaiver({ priceDueCents: 1, isOnAccount: false })).toMatchObject({
    code: 'not-on-account',
  })
})
