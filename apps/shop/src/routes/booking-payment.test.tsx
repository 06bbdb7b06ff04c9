import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { messages } from '@trivet/core'
import type { Order } from '@trivet/core'
import { describe, expect, test } from 'vitest'
import { behavesLikeEveryForm } from '../test/form-kit.ts'
import { address, austin, farWeek, quoteOf, renderBooking, storedItems } from '../test/render-booking.tsx'
import { sampleOrder } from '../test/samples.ts'
import { ApiAnswerError } from '../test/trpc-handlers.ts'
import type { TrpcAnswers } from '../test/trpc-handlers.ts'

type Orders = NonNullable<TrpcAnswers['orders']>
type Sent = { key: string | null; token: string | undefined; method: string; total: number }

const renderPayment = (orders: Orders = {}, draft: object = { address: austin }) =>
  renderBooking({ step: 'payment', period: farWeek, draft, orders })

/** Notes what reaches the server and answers as told, call after call. */
function recordOrders(...answers: ((() => Order) | Error)[]) {
  const sent: Sent[] = []
  const place: Orders['place'] = (input, request) => {
    const { paymentToken, paymentMethod, totalPrice } = input
    sent.push({
      key: request.headers.get('idempotency-key'),
      token: paymentToken,
      method: paymentMethod,
      total: totalPrice,
    })
    const answer = answers[Math.min(sent.length, answers.length) - 1]
    if (answer instanceof Error) throw answer
    return answer?.() ?? sampleOrder()
  }
  return { sent, place }
}

const refusal = (status: number, errorCode: string, message: string, details?: unknown) =>
  new ApiAnswerError({ status, errorCode, message, details })

async function fillCard(user: UserEvent, number = '4242424242424242') {
  await user.type(await screen.findByLabelText('Name on card'), 'Ana Example')
  await user.type(screen.getByLabelText('Card number'), number)
  await user.type(screen.getByLabelText('Expiry (MM/YY)'), '1230')
  await user.type(screen.getByLabelText('CVC'), '123')
}

const placeOrder = () => screen.getByRole('button', { name: 'Place Order' })

describe('the card form', () => {
  describe('is like every form', () => {
    behavesLikeEveryForm({
      async show() {
        const { user } = renderPayment()
        await screen.findByLabelText('CVC')
        return user
      },
      submit: 'Place Order',
      field: 'CVC',
      wrong: '12',
      right: '123',
      message: messages.cardCvcInvalid,
      missing: 'Name on card',
    })
  })

  test('formats number, expiry and CVC while they are typed', async () => {
    const { user } = renderPayment()
    await fillCard(user)
    expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242')
    expect(screen.getByLabelText('Expiry (MM/YY)')).toHaveValue('12/30')
    await user.type(screen.getByLabelText('CVC'), '4x5')
    expect(screen.getByLabelText('CVC')).toHaveValue('1234')
  })

  test.each([
    ['Name on card', '', messages.fillPaymentDetails],
    ['Card number', '4242 4242', messages.cardNumberInvalid],
    ['Expiry (MM/YY)', '13/30', messages.cardExpiryInvalid],
    ['CVC', '12', messages.cardCvcInvalid],
  ])('refuses a bad %s', async (label, typed, message) => {
    const { user } = renderPayment()
    await fillCard(user)
    await user.clear(screen.getByLabelText(label))
    if (typed) await user.type(screen.getByLabelText(label), typed)
    await user.click(placeOrder())
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
  })

  test('is known to browsers and never kept', async () => {
    const { user } = renderPayment()
    await fillCard(user)
    expect(screen.getByLabelText('Card number')).toHaveAttribute('autocomplete', 'cc-number')
    expect(screen.getByLabelText('CVC')).toHaveAttribute('autocomplete', 'cc-csc')
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('4242')
  })

  test('is not asked for with PayPal', async () => {
    const { sent, place } = recordOrders(sampleOrder)
    const { user } = renderPayment({ place })
    await user.click(await screen.findByLabelText('PayPal'))
    expect(screen.queryByLabelText('Card number')).toBeNull()
    await user.click(placeOrder())
    await waitFor(() => expect(sent).toMatchObject([{ method: 'paypal', token: 'tok_test_success' }]))
  })
})

describe('placing the order', () => {
  test('sends the token and the total, tells the success, empties the cart and shows the order', async () => {
    const { sent, place } = recordOrders(sampleOrder)
    const { user } = renderPayment({ place })
    await fillCard(user)
    await user.click(placeOrder())
    await waitFor(() => expect(address()).toBe(`/confirmation/${'b'.repeat(24)}`))
    expect(await screen.findByText(messages.orderPlaced)).toBeVisible()
    expect(storedItems()).toEqual([])
    expect(sent).toMatchObject([{ token: 'tok_test_success', method: 'stripe', total: 90.78 }])
    expect(sessionStorage.getItem('bookingDraft')).toBeNull()
  })

  test('a double click places one order, and the button says that it is under way', async () => {
    const { sent, place } = recordOrders(sampleOrder)
    let answer: (() => void) | undefined
    const { user } = renderPayment({
      async place(input, request) {
        await new Promise<void>((resolve) => (answer = resolve))
        return place(input, request)
      },
    })
    await fillCard(user)
    await user.dblClick(placeOrder())
    const running = await screen.findByRole('button', { name: messages.processing })
    expect(running).toBeDisabled()
    await waitFor(() => expect(answer).toBeDefined())
    answer?.()
    await waitFor(() => expect(address()).toMatch(/^\/confirmation/))
    expect(sent).toHaveLength(1)
  })

  test.each([
    ['PAYMENT_DECLINED', '4000000000000002', 'tok_test_declined', messages.paymentDeclined],
    [
      'PAYMENT_INSUFFICIENT_FUNDS',
      '4000000000009995',
      'tok_test_insufficient',
      messages.paymentInsufficientFunds,
    ],
  ])('%s is told at the card and keeps cart and card', async (code, number, token, message) => {
    const { sent, place } = recordOrders(refusal(402, code, message))
    const { user } = renderPayment({ place })
    await fillCard(user, number)
    await user.click(placeOrder())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(message)
    expect(alert).toHaveFocus()
    expect(storedItems()).toHaveLength(1)
    expect(screen.getByLabelText('Name on card')).toHaveValue('Ana Example')
    expect(sent).toMatchObject([{ token }])

    await user.click(within(alert).getByRole('button', { name: 'Pay with PayPal instead' }))
    expect(screen.getByLabelText('PayPal')).toBeChecked()
    expect(screen.queryByLabelText('Card number')).not.toBeInTheDocument()
  })

  test.each([
    ['the server broke', 500, null, messages.orderFailed],
    ['payments did not answer', 503, 'UNAVAILABLE', /Payments do not answer/],
  ])('after %s the same order is sent again under the same key', async (_case, status, errorCode, told) => {
    const { sent, place } = recordOrders(
      new ApiAnswerError({ status, errorCode, message: 'no answer' }),
      sampleOrder,
    )
    const { user } = renderPayment({ place })
    await fillCard(user)
    await user.click(placeOrder())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(messages.orderFailed)
    expect(alert).toHaveTextContent(told)
    await user.click(placeOrder())
    await waitFor(() => expect(address()).toMatch(/^\/confirmation/))
    expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/)
    expect(sent[1]?.key).toBe(sent[0]?.key)
  })

  test('new prices are shown and said, and the next try sends them', async () => {
    const { sent, place } = recordOrders(
      refusal(409, 'PRICES_CHANGED', messages.pricesChanged, quoteOf(40)),
      sampleOrder,
    )
    const { user } = renderPayment({ place, quote: () => quoteOf(sent.length > 0 ? 40 : 35) })
    await fillCard(user)
    await user.click(placeOrder())
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.pricesChanged)
    const summary = within(screen.getByRole('complementary', { name: 'Order summary' }))
    await waitFor(() =>
      expect(summary.getByRole('button', { name: /Order summary/ })).toHaveTextContent('$101.60'),
    )
    await user.click(placeOrder())
    await waitFor(() => expect(sent).toMatchObject([{ total: 90.78 }, { total: 101.6 }]))
  })

  test('too little stock leads back to the dates', async () => {
    const message = messages.notEnoughStock('Weekend Kit')
    const { place } = recordOrders(refusal(409, 'NOT_ENOUGH_STOCK', message))
    const { user } = renderPayment({ place })
    await fillCard(user)
    await user.click(placeOrder())
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(message)).toBeVisible()
    expect(alert.getByRole('link')).toHaveAttribute('href', '/booking?step=dates')
  })

  test('an order that may stand already points to My Orders', async () => {
    const { place } = recordOrders(refusal(422, 'IDEMPOTENCY_MISMATCH', messages.idempotencyMismatch))
    const { user } = renderPayment({ place })
    await fillCard(user)
    await user.click(placeOrder())
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByRole('link')).toHaveAttribute('href', '/profile?tab=orders')
  })

  test('the placeholder of a listing is never ordered to', async () => {
    const { sent, place } = recordOrders(sampleOrder)
    const { user } = renderPayment(
      { place },
      {
        addressSource: 'airbnb',
        airbnbUrl: 'https://www.airbnb.com/rooms/12345',
        address: {
          street: 'Airbnb listing address',
          city: 'Airbnb city',
          state: 'Airbnb state',
          postalCode: '00000',
        },
      },
    )
    await fillCard(user)
    await user.click(placeOrder())
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByRole('link')).toHaveAttribute('href', '/booking?step=address')
    expect(sent).toEqual([])
  })
})

describe('a bank that asks for confirmation', () => {
  const waiting = () =>
    sampleOrder({ isPaid: false, status: 'pending', paymentStatus: 'confirmation-required' })

  async function reachDialog(orders: Orders) {
    const { user } = renderPayment(orders)
    await fillCard(user, '4000002500003155')
    await user.click(placeOrder())
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Your bank asks you to confirm this payment',
    })
    return { user, dialog: within(dialog) }
  }

  test('is confirmed in a dialog, and the order is paid', async () => {
    const paid: unknown[] = []
    const { sent, place } = recordOrders(waiting)
    const { user, dialog } = await reachDialog({
      place,
      pay(input) {
        paid.push(input)
        return sampleOrder()
      },
    })
    await user.click(dialog.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(address()).toMatch(/^\/confirmation/))
    expect(paid).toEqual([{ id: 'b'.repeat(24), paymentToken: 'tok_test_success' }])
    expect(sent).toMatchObject([{ token: 'tok_test_confirm' }])
  })

  test('can be refused; cart and form stay', async () => {
    const { user, dialog } = await reachDialog({ place: recordOrders(waiting).place })
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The payment was not confirmed')
    expect(storedItems()).toHaveLength(1)
  })

  test('after a refusal another way to pay makes a new order under a new key', async () => {
    const { sent, place } = recordOrders(
      waiting,
      refusal(422, 'IDEMPOTENCY_MISMATCH', messages.idempotencyMismatch),
      sampleOrder,
    )
    const { user, dialog } = await reachDialog({ place })
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByLabelText('PayPal'))
    await user.click(placeOrder())
    await waitFor(() => expect(address()).toMatch(/^\/confirmation/))
    expect(sent).toHaveLength(3)
    expect(sent[1]?.key).toBe(sent[0]?.key)
    expect(sent[2]?.key).not.toBe(sent[0]?.key)
  })
})
