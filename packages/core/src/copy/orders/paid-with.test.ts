import { expect, test } from 'vitest'
import { paidWith } from './paid-with.ts'

const names = { stripe: 'Card', paypal: 'PayPal' }
const order = { paymentMethod: 'paypal', totalPrice: 90 } as const

test.each([
  [{}, 'PayPal'],
  [{ paidOutside: 'check' }, 'Check'],
  [{ paidOutside: 'other' }, 'Outside of the shop'],
  [{ accountCreditPrice: 20 }, 'Account credit and PayPal'],
  [{ accountCreditPrice: 20, paidOutside: 'cash' }, 'Account credit and Cash'],
  [{ accountCreditPrice: 90 }, 'Account credit'],
] as const)('an order with %o is paid with %s', (paid, words) => {
  expect(paidWith({ ...order, ...paid }, names)).toBe(words)
})
