import { expect, test } from 'vitest'
import { isPriceSettled } from '../../orders/payment-state.ts'
import { moneyDueOf, waivedCents } from './money-due-of.ts'

const order: Parameters<typeof moneyDueOf>[0] = {
  status: 'delivered',
  isPaid: false,
  paymentStatus: 'unpaid',
  totalPrice: 90.5,
  accountCreditPrice: 20,
  createdAt: '2026-12-01T12:00:00.000Z',
  amountsDue: [],
}

test('an order that is not paid owes its price, less what account credit pays', () => {
  expect(moneyDueOf(order).cents).toBe(7050)
  expect(waivedCents(order)).toBe(0)
})

test('a price that was waived is settled, and what was waived is the rest of it', () => {
  const waived = { ...order, paymentStatus: 'waived' } as const
  expect([isPriceSettled(order), isPriceSettled(waived)]).toEqual([false, true])
  expect(moneyDueOf(waived).cents).toBe(0)
  expect(waivedCents(waived)).toBe(7050)
})
