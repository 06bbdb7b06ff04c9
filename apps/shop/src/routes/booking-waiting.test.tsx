import * as ordersCopy from '@trivet/core/copy/orders'
import * as paymentsCopy from '@trivet/core/copy/payments'
import { screen, waitFor, within } from '@testing-library/react'
import type { Order } from '@trivet/core/contract/orders'
import { calendarDate } from '@trivet/core/dates'
import { describe, expect, test } from 'vitest'
import { now } from '../lib/clock.ts'
import { address, farWeek, renderBooking, storedItems } from '../test/render-booking.tsx'
import { fillCard, placeOrder, recordOrders, refusal, renderPayment } from '../test/render-payment.tsx'
import type { Orders } from '../test/render-payment.tsx'
import { sampleOrder } from '../test/samples.ts'

const start = calendarDate(farWeek.start ?? '')
const end = calendarDate(farWeek.end ?? '')
const inTwentyMinutes = () => new Date(now().getTime() + 20 * 60_000).toISOString()

/** With a host's code, for the days of the cart. */
const unpaid = (facts: Partial<Order> = {}) =>
  sampleOrder({
    isPaid: false,
    status: 'pending',
    paymentStatus: 'confirmation-required',
    holdExpiresAt: inTwentyMinutes(),
    rentalStart: start,
    rentalEnd: end,
    discountPrice: 4.9,
    totalPrice: 63.14,
    ...facts,
  })

const cancelled = (order: Order) => ({
  rule: 'refund-by-notice' as const,
  refund: 0,
  refundPercent: 0,
  deadline: null,
  steps: [],
  timeZone: 'America/Chicago',
  order: { ...order, status: 'cancelled' as const },
})

const notice = () => screen.findByRole('region', { name: ordersCopy.unpaidOrderTitle })

/** A shop that forgets the order once it is dropped. */
function shopWith(order: Order, orders: Orders = {}) {
  const dropped: unknown[] = []
  const api: Orders = {
    waiting: () => (dropped.length === 0 ? [order] : []),
    cancel(input) {
      dropped.push(input)
      return cancelled(order)
    },
    ...orders,
  }
  return { dropped, api }
}

describe('an order that waits for its payment', () => {
  test('takes the place of the payment, with its own price and discount', async () => {
    const order = unpaid()
    renderPayment(shopWith(order).api)
    const region = await notice()
    const waiting = within(region)
    // a page reloaded at the bank's question may be scrolled away from it
    await waitFor(() => expect(region).toHaveFocus())
    expect(waiting.getByText('Referral discount')).toBeVisible()
    expect(waiting.getAllByText('$63.14').length).toBeGreaterThan(0)
    expect(waiting.getByRole('link', { name: 'Pay $63.14' })).toHaveAttribute(
      'href',
      `/confirmation/${order._id}`,
    )
    expect(screen.queryByRole('button', { name: 'Place Order' })).toBeNull()
    expect(screen.queryByRole('complementary', { name: 'Order summary' })).toBeNull()
  })

  test('can be dropped: the cart is kept and can be paid, and nothing that was paid would be cancelled', async () => {
    const { dropped, api } = shopWith(unpaid())
    const { user } = renderPayment(api)
    await user.click(within(await notice()).getByRole('button', { name: 'Drop this order' }))
    expect(await screen.findByText(ordersCopy.unpaidOrderDropped)).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Place Order' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Review and pay' })).toHaveFocus()
    expect(dropped).toEqual([{ id: 'b'.repeat(24), refund: 0 }])
    expect(storedItems()).toHaveLength(1)
  })

  test('can be kept besides another one, which says so', async () => {
    const bodies: unknown[] = []
    const { user } = renderPayment(
      shopWith(unpaid(), {
        place(input) {
          bodies.push(input.besides)
          return sampleOrder()
        },
      }).api,
    )
    await user.click(
      within(await notice()).getByRole('button', {
        name: 'Keep it and place another order',
      }),
    )
    await fillCard(user)
    await user.click(placeOrder())
    await waitFor(() => expect(address()).toMatch(/^\/confirmation/))
    expect(bodies).toEqual([['b'.repeat(24)]])
  })

  test('for other days stands in nobody’s way', async () => {
    const later = { rentalStart: end, rentalEnd: calendarDate('2099-01-01') }
    renderPayment(shopWith(unpaid(later)).api)
    expect(await screen.findByRole('button', { name: 'Place Order' })).toBeVisible()
  })

  test('whose time is over is not shown', async () => {
    renderPayment(shopWith(unpaid({ holdExpiresAt: now().toISOString() })).api)
    expect(await screen.findByRole('button', { name: 'Place Order' })).toBeVisible()
  })

  test('is told of on every step, and goes on being one', async () => {
    renderBooking({
      step: 'dates',
      period: farWeek,
      orders: shopWith(unpaid()).api,
    })
    expect(within(await notice()).getByRole('link', { name: 'Pay $63.14' })).toBeVisible()
    expect(await screen.findByLabelText('Delivery date')).toBeVisible()
  })

  test('placed in another tab is led to when the server refuses a second one, and what was typed is kept', async () => {
    let isKnown = false
    const { user } = renderPayment(
      shopWith(unpaid(), {
        waiting: () => (isKnown ? [unpaid()] : []),
        place() {
          isKnown = true
          throw refusal(409, 'UNPAID_ORDER_WAITS', ordersCopy.unpaidOrderWaits)
        },
      }).api,
    )
    await fillCard(user)
    await user.click(placeOrder())
    await user.click(
      within(await notice()).getByRole('button', {
        name: 'Keep it and place another order',
      }),
    )
    expect(screen.getByLabelText('Name on card')).toHaveValue('Ana Example')
  })

  test('when nobody answers for them the order can still be placed', async () => {
    const { place } = recordOrders(sampleOrder)
    const { user } = renderPayment({
      place,
      waiting() {
        throw new Error('down')
      },
    })
    await fillCard(user)
    await user.click(placeOrder())
    await waitFor(() => expect(address()).toMatch(/^\/confirmation/))
  })
})

describe('the same order as one that was just paid', () => {
  test('is shown, and placed a second time only by saying so', async () => {
    const standing = {
      orderId: 'e'.repeat(24),
      isPaid: true,
      totalPrice: 63.14,
      rentalStart: start,
      rentalEnd: end,
      holdExpiresAt: null,
    }
    const bodies: unknown[] = []
    const { user } = renderPayment({
      place(input) {
        bodies.push(input.besides)
        if (bodies.length > 1) return sampleOrder()
        throw refusal(409, 'SAME_ORDER_PLACED', ordersCopy.sameOrderPlaced, standing)
      },
    })
    await fillCard(user)
    await user.click(placeOrder())
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByRole('link', { name: 'See that order' })).toHaveAttribute(
      'href',
      `/confirmation/${standing.orderId}`,
    )
    await user.click(alert.getByRole('button', { name: 'Order it a second time' }))
    await waitFor(() => expect(address()).toMatch(/^\/confirmation/))
    expect(bodies).toEqual([[], [standing.orderId]])
  })
})

test('a card that is over, and all else that is wrong, is said in one round', async () => {
  const { user } = renderPayment()
  await user.type(await screen.findByLabelText('Expiry (MM/YY)'), '0120')
  await user.type(screen.getByLabelText('CVC'), '1')
  await user.click(placeOrder())
  const summary = await screen.findByRole('alert')
  expect(summary).toHaveTextContent(paymentsCopy.fillPaymentDetails)
  for (const message of [
    paymentsCopy.cardNameMissing,
    paymentsCopy.cardNumberMissing,
    paymentsCopy.cardExpired,
    paymentsCopy.cardCvcInvalid,
  ]) {
    expect(summary).toHaveTextContent(message)
  }
})
