import * as generalCopy from '@trivet/core/copy/general'
import * as ordersCopy from '@trivet/core/copy/orders'
import * as paymentsCopy from '@trivet/core/copy/payments'
import { screen, waitFor, within } from '@testing-library/react'

import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  fakePaypal,
  fakeReactStripe,
  fakeStripe,
  liveApi,
  providers,
  resetProviders,
} from '../test/live-providers.tsx'
import { address, austin, storedItems } from '../test/render-booking.tsx'
import { placeOrder, recordOrders, refusal, renderPayment } from '../test/render-payment.tsx'
import type { Orders } from '../test/render-payment.tsx'
import { sampleOrder } from '../test/samples.ts'

vi.mock('@stripe/stripe-js/pure', () => ({
  loadStripe: async () => {
    providers.stripe.loaded += 1
    return fakeStripe
  },
}))

vi.mock('@stripe/react-stripe-js', () => fakeReactStripe)

vi.mock('@paypal/paypal-js/sdk-v6', () => ({
  loadCoreSdkScript: async () => {
    providers.paypal.loaded += 1
    if (providers.paypal.isBroken) throw new Error('no script')
    return fakePaypal
  },
}))

beforeEach(resetProviders)

const unpaid = () => sampleOrder({ isPaid: false, status: 'pending', paymentStatus: 'unpaid' })
const atBank = () => sampleOrder({ isPaid: false, status: 'pending', paymentStatus: 'confirmation-required' })
const orderId = sampleOrder()._id

const givenUp = {
  rule: 'refund-by-notice' as const,
  refund: 0,
  refundPercent: 0,
  deadline: null,
  steps: [],
  timeZone: 'America/Chicago',
  order: sampleOrder({ isPaid: false, status: 'cancelled' }),
}

const open = (orders: Orders) => renderPayment(orders, { address: austin }, liveApi)

async function payByCard(orders: Orders) {
  const { user } = open(orders)
  expect(await screen.findByText('Stripe’s fields')).toBeVisible()
  await user.click(placeOrder())
  return user
}

async function payWithPaypal(orders: Orders) {
  const { user } = open(orders)
  await user.click(await screen.findByLabelText('PayPal'))
  await screen.findByText(/PayPal opens in its own window/)
  await waitFor(() => expect(providers.paypal.loaded).toBe(1))
  await user.click(placeOrder())
  return user
}

/** Notes what is asked of the order after it was placed. */
function afterPlacing(orders: Orders) {
  const asked: unknown[] = []
  return {
    asked,
    orders: {
      ...orders,
      pay(input) {
        asked.push(['pay', input.paymentToken])
        return sampleOrder()
      },
      cancel(input) {
        asked.push(['cancel', input.id])
        return givenUp
      },
    } satisfies Orders,
  }
}

test('a shop that charges no cards loads nothing of the providers', async () => {
  renderPayment()
  expect(await screen.findByLabelText('Card number')).toBeVisible()
  expect([providers.stripe.loaded, providers.paypal.loaded]).toEqual([0, 0])
})

describe('a card in Stripe’s fields', () => {
  test('is asked for instead of the shop’s own form, and PayPal’s script is not loaded', async () => {
    open({})
    expect(await screen.findByText('Stripe’s fields')).toBeVisible()
    expect(screen.queryByLabelText('Card number')).toBeNull()
    expect(providers.paypal.loaded).toBe(0)
  })

  test('pays with the token Stripe gave', async () => {
    const { sent, place } = recordOrders(sampleOrder)
    await payByCard({ place })
    await waitFor(() => expect(address()).toMatch(/^\/confirmation/))
    expect(sent).toMatchObject([{ token: 'ctoken_card', method: 'stripe' }])
    expect(storedItems()).toEqual([])
  })

  test('that is not complete is told in Stripe’s words, and nothing is sent', async () => {
    providers.stripe.incomplete = 'Your card number is incomplete.'
    const { sent, place } = recordOrders(sampleOrder)
    await payByCard({ place })
    expect(await screen.findByRole('alert')).toHaveTextContent('Your card number is incomplete.')
    expect(sent).toEqual([])
  })

  test('whose bank asks is confirmed there, and then paid', async () => {
    const { asked, orders } = afterPlacing({ place: recordOrders(atBank).place })
    await payByCard(orders)
    await waitFor(() => expect(address()).toMatch(/^\/confirmation/))
    expect(asked).toEqual([['pay', 'pi_1']])
  })

  test('refused at the bank keeps the cart, gives the order up and offers PayPal', async () => {
    providers.stripe.bankSays = 'no'
    const { asked, orders } = afterPlacing({ place: recordOrders(atBank).place })
    const user = await payByCard(orders)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(paymentsCopy.paymentNotConfirmed)
    await waitFor(() => expect(asked).toEqual([['cancel', orderId]]))
    expect(storedItems()).toHaveLength(1)
    await user.click(within(alert).getByRole('button', { name: 'Pay with PayPal instead' }))
    expect(screen.getByLabelText('PayPal')).toBeChecked()
  })

  test.each([
    ['is declined', 402, 'PAYMENT_DECLINED', paymentsCopy.paymentDeclined],
    ['has insufficient funds', 402, 'PAYMENT_INSUFFICIENT_FUNDS', paymentsCopy.paymentInsufficientFunds],
    ['meets a provider that is down', 503, 'PAYMENTS_DOWN', paymentsCopy.paymentsDown],
    ['takes too long', 503, 'PAYMENT_TIMED_OUT', paymentsCopy.paymentTimedOut],
  ] as const)(
    'that %s is told so, keeps the cart and offers PayPal',
    async (_case, status, code, message) => {
      await payByCard({ place: recordOrders(refusal(status, code, message)).place })
      const alert = await screen.findByRole('alert')
      expect(alert).toHaveTextContent(message)
      expect(within(alert).getByRole('button', { name: 'Pay with PayPal instead' })).toBeVisible()
      expect(storedItems()).toHaveLength(1)
    },
  )

  test('that took too long is sent again under the same key', async () => {
    const late = refusal(503, 'PAYMENT_TIMED_OUT', paymentsCopy.paymentTimedOut)
    const { sent, place } = recordOrders(late, sampleOrder)
    const user = await payByCard({ place })
    await screen.findByRole('alert')
    await user.click(placeOrder())
    await waitFor(() => expect(address()).toMatch(/^\/confirmation/))
    expect(sent[1]?.key).toBe(sent[0]?.key)
  })

  test('that took too long leaves PayPal an order of its own', async () => {
    const late = refusal(503, 'PAYMENT_TIMED_OUT', paymentsCopy.paymentTimedOut)
    const other = refusal(422, 'IDEMPOTENCY_MISMATCH', generalCopy.idempotencyMismatch)
    const { sent, place } = recordOrders(late, other, unpaid)
    const { asked, orders } = afterPlacing({ place })
    const user = await payByCard(orders)
    const alert = within(await screen.findByRole('alert'))
    await user.click(alert.getByRole('button', { name: 'Pay with PayPal instead' }))
    await waitFor(() => expect(providers.paypal.loaded).toBe(1))
    await user.click(placeOrder())
    await waitFor(() => expect(address()).toMatch(/^\/confirmation/))
    expect(sent[2]?.key).not.toBe(sent[0]?.key)
    expect(asked).toEqual([['pay', 'PAYPALORDER000001']])
  })

  test('cannot be typed while Stripe’s script is away: it is said, and PayPal still works', async () => {
    providers.stripe.isBroken = true
    const { asked, orders } = afterPlacing({ place: recordOrders(unpaid).place })
    const { user } = open(orders)
    expect(await screen.findByText(paymentsCopy.paymentFieldsFailed)).toBeVisible()
    await user.click(screen.getByLabelText('PayPal'))
    await waitFor(() => expect(providers.paypal.loaded).toBe(1))
    await user.click(placeOrder())
    await waitFor(() => expect(address()).toMatch(/^\/confirmation/))
    expect(asked).toEqual([['pay', 'PAYPALORDER000001']])
  })
})

describe('PayPal’s window', () => {
  test('opens for an order that stands already, and its approval pays it', async () => {
    const { sent, place } = recordOrders(unpaid)
    const { asked, orders } = afterPlacing({ place })
    await payWithPaypal(orders)
    await waitFor(() => expect(address()).toMatch(/^\/confirmation/))
    expect(sent).toMatchObject([{ token: undefined, method: 'paypal' }])
    expect(asked).toEqual([['pay', 'PAYPALORDER000001']])
  })

  test.each([
    ['closed by the guest', 'cancels', paymentsCopy.paymentNotConfirmed],
    ['that fails', 'meets an error', paymentsCopy.paymentsDown],
  ] as const)('%s keeps the cart, gives the order up and offers a card', async (_case, guest, message) => {
    providers.paypal.guest = guest
    const { asked, orders } = afterPlacing({ place: recordOrders(unpaid).place })
    await payWithPaypal(orders)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(message)
    expect(within(alert).getByRole('button', { name: 'Pay with a credit card instead' })).toBeVisible()
    await waitFor(() => expect(asked).toEqual([['cancel', orderId]]))
    expect(storedItems()).toHaveLength(1)
  })

  test('does not open for an order that cannot be placed', async () => {
    const short = refusal(409, 'NOT_ENOUGH_STOCK', ordersCopy.notEnoughStock('Weekend Kit'))
    await payWithPaypal({ place: recordOrders(short).place })
    expect(await screen.findByRole('alert')).toHaveTextContent(ordersCopy.notEnoughStock('Weekend Kit'))
  })
})
