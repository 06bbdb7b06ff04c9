import * as catalogCopy from '@trivet/core/copy/catalog'
import * as generalCopy from '@trivet/core/copy/general'
import * as legalCopy from '@trivet/core/copy/legal'
import * as ordersCopy from '@trivet/core/copy/orders'
import * as paymentsCopy from '@trivet/core/copy/payments'
import { act, screen, waitFor, within } from '@testing-library/react'
import { onlineManager } from '@tanstack/react-query'
import { calendarDate } from '@trivet/core/dates'
import { toCents, toDecimal } from '@trivet/core/money'
import { legalVersions } from '@trivet/core/legal'

import { http, HttpResponse } from 'msw'
import { describe, expect, onTestFinished, test } from 'vitest'
import { behavesLikeEveryForm } from '../test/form-kit.ts'
import { depositText } from '@trivet/core/copy/payments'
import { endSession } from '../lib/session-store.ts'
import {
  address,
  austin,
  bookedItem,
  farWeek,
  quoteOf,
  renderBooking,
  storedItems,
} from '../test/render-booking.tsx'
import { fillCard, placeOrder, recordOrders, refusal, renderPayment } from '../test/render-payment.tsx'
import type { Orders } from '../test/render-payment.tsx'
import { sampleOrder, sampleSession } from '../test/samples.ts'
import { server } from '../test/server.ts'
import { ApiAnswerError } from '../test/trpc-handlers.ts'
import type { TrpcAnswers } from '../test/trpc-handlers.ts'

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
      message: paymentsCopy.cardCvcInvalid,
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
    ['Name on card', '', paymentsCopy.fillPaymentDetails],
    ['Card number', '4242 4242', paymentsCopy.cardNumberInvalid],
    ['Expiry (MM/YY)', '13/30', paymentsCopy.cardExpiryInvalid],
    ['CVC', '12', paymentsCopy.cardCvcInvalid],
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
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/4242 ?4242/)
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

test.each([
  ['a shop that is no demo', 1, []],
  ['the demo', 0, [{ email: 'guest@trivet.test', password: 'trivet-guest', role: 'guest' as const }]],
])('where nothing is charged, %s says so beside the card %i times', async (_case, times, demoAccounts) => {
  renderPayment({}, undefined, { shop: { info: () => ({ demoAccounts, payments: 'test' }) } })
  expect(await screen.findByText('Test card numbers')).toBeVisible()
  expect(screen.queryAllByText(paymentsCopy.testShop)).toHaveLength(times)
})

describe('placing the order', () => {
  test('sends the token and the total, tells the success, empties the cart and shows the order', async () => {
    const { sent, place } = recordOrders(sampleOrder)
    const { user } = renderPayment({ place })
    await fillCard(user)
    await user.click(placeOrder())
    await waitFor(() => expect(address()).toBe(`/confirmation/${'b'.repeat(24)}`))
    expect(await screen.findByText(ordersCopy.orderPlaced)).toBeVisible()
    expect(storedItems()).toEqual([])
    expect(sent).toMatchObject([{ token: 'tok_test_success', method: 'stripe', total: 90.78 }])
    expect(sessionStorage.getItem('bookingDraft')).toBeNull()
  })

  test('without a network it says so at once, and orders nothing when that is back', async () => {
    const { sent, place } = recordOrders(sampleOrder)
    const { user } = renderPayment({ place })
    await fillCard(user)
    server.use(http.post('*/trpc/orders.place', () => HttpResponse.error(), { once: true }))
    onTestFinished(() => onlineManager.setOnline(true))
    onlineManager.setOnline(false)
    await user.click(placeOrder())
    expect(await screen.findByRole('alert')).toHaveTextContent('No answer came back; are you online?')
    onlineManager.setOnline(true)
    expect(sent).toEqual([])
    await user.click(placeOrder())
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  test('a session that ends meanwhile leaves the prices as they were, which nobody else is told', async () => {
    const kit = { ...bookedItem, isCustomKit: true }
    const asked: (string | null)[] = []
    const quote: Orders['quote'] = (_input, request) => {
      asked.push(request.headers.get('authorization'))
      return quoteOf(35)
    }
    renderBooking({
      step: 'payment',
      items: [kit],
      period: farWeek,
      draft: { address: austin },
      orders: { quote },
    })
    await screen.findByLabelText('CVC')
    await waitFor(() => expect(asked).not.toEqual([]))
    act(() => endSession(sampleSession().token))
    await screen.findByLabelText('CVC')
    expect(screen.queryByText(ordersCopy.pricesUnchecked)).toBeNull()
    expect(new Set(asked)).toEqual(new Set([`Bearer ${sampleSession().token}`]))
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
    const running = await screen.findByRole('button', { name: ordersCopy.processing })
    expect(running).toHaveAttribute('aria-disabled', 'true')
    await waitFor(() => expect(answer).toBeDefined())
    answer?.()
    await waitFor(() => expect(address()).toMatch(/^\/confirmation/))
    expect(sent).toHaveLength(1)
  })

  test.each([
    ['PAYMENT_DECLINED', '4000000000000002', 'tok_test_declined', paymentsCopy.paymentDeclined],
    [
      'PAYMENT_INSUFFICIENT_FUNDS',
      '4000000000009995',
      'tok_test_insufficient',
      paymentsCopy.paymentInsufficientFunds,
    ],
  ] as const)('%s is told at the card and keeps cart and card', async (code, number, token, message) => {
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
    ['the server broke', 500, null, ordersCopy.orderFailed],
    ['payments did not answer', 503, 'UNAVAILABLE', /Payments do not answer/],
  ] as const)(
    'after %s the same order is sent again under the same key',
    async (_case, status, errorCode, told) => {
      const { sent, place } = recordOrders(
        new ApiAnswerError({ status, errorCode, message: 'no answer' }),
        sampleOrder,
      )
      const { user } = renderPayment({ place })
      await fillCard(user)
      await user.click(placeOrder())
      const alert = await screen.findByRole('alert')
      expect(alert).toHaveTextContent(ordersCopy.orderFailed)
      expect(alert).toHaveTextContent(told)
      await user.click(placeOrder())
      await waitFor(() => expect(address()).toMatch(/^\/confirmation/))
      expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/)
      expect(sent[1]?.key).toBe(sent[0]?.key)
    },
  )

  test('new prices are shown and said, and the next try sends them', async () => {
    const { sent, place } = recordOrders(
      refusal(409, 'PRICES_CHANGED', ordersCopy.pricesChanged, quoteOf(40)),
      sampleOrder,
    )
    const { user } = renderPayment({ place, quote: () => quoteOf(sent.length > 0 ? 40 : 35) })
    await fillCard(user)
    await user.click(placeOrder())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(ordersCopy.pricesChanged)
    expect(alert).toHaveTextContent('Total: was $90.78, is $101.60 now')
    expect(alert).toHaveTextContent(ordersCopy.agreeToPrices('$101.60'))
    const summary = within(screen.getByRole('complementary', { name: 'Order summary' }))
    await waitFor(() =>
      expect(summary.getByRole('button', { name: /Order summary/ })).toHaveTextContent('$101.60'),
    )
    await user.click(placeOrder())
    await waitFor(() => expect(sent).toMatchObject([{ total: 90.78 }, { total: 101.6 }]))
  })

  test('the deposits are named under the total and part of none', async () => {
    const { sent, place } = recordOrders(sampleOrder)
    const { user } = renderPayment({ place, quote: () => ({ ...quoteOf(35), deposit: 120 }) })
    const summary = within(await screen.findByRole('complementary', { name: 'Order summary' }))
    expect(await summary.findByText(depositText(12_000))).toBeInTheDocument()
    await fillCard(user)
    await user.click(placeOrder())
    await waitFor(() => expect(sent).toMatchObject([{ total: 90.78 }]))
  })

  test('a price the cart does not show is agreed to before anything is sent', async () => {
    const { sent, place } = recordOrders(sampleOrder)
    const { user } = renderPayment({ place, quote: () => quoteOf(40) })
    await fillCard(user)
    await user.click(placeOrder())
    expect(await screen.findByRole('alert')).toHaveTextContent('Total: was $90.78, is $101.60 now')
    expect(sent).toEqual([])
    await user.click(placeOrder())
    await waitFor(() => expect(sent).toMatchObject([{ total: 101.6 }]))
  })

  test('legal texts that changed meanwhile are read and taken in on the page, which keeps what was typed', async () => {
    const inForce = { ...legalVersions, terms: calendarDate('2099-01-31') }
    const agreedTo: unknown[] = []
    const { user } = renderPayment({
      place(input) {
        agreedTo.push(input.agreedTo)
        if (agreedTo.length > 1) return sampleOrder()
        throw refusal(409, 'TERMS_CHANGED', legalCopy.termsChanged, { inForce })
      },
    })
    await fillCard(user)
    await user.click(placeOrder())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(legalCopy.termsChanged)
    const link = within(alert).getByRole('link')
    expect(link).toHaveAccessibleName(/^Terms of service/)
    expect(link).toHaveAttribute('href', '/terms')
    expect(link).toHaveAttribute('target', '_blank')
    expect(alert).toHaveTextContent('version of Sat, Jan 31, 2099')

    await user.click(within(alert).getByRole('button', { name: legalCopy.termsRead }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(placeOrder()).toHaveFocus()
    expect(placeOrder()).toHaveAccessibleDescription(legalCopy.termsReadThanks)
    expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242')
    expect(agreedTo).toHaveLength(1)
    await user.click(placeOrder())
    await waitFor(() => expect(address()).toMatch(/^\/confirmation/))
    expect(agreedTo).toEqual([legalVersions, inForce])
  })

  test('something that is no longer there leads back to the cart', async () => {
    const { place } = recordOrders(refusal(400, 'PRODUCT_UNKNOWN', catalogCopy.productNotFound))
    const { user } = renderPayment({ place })
    await fillCard(user)
    await user.click(placeOrder())
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(/no longer there/)).toBeVisible()
    expect(alert.getByRole('link')).toHaveAttribute('href', '/cart')
  })

  test('too little stock leads back to the dates', async () => {
    const message = ordersCopy.notEnoughStock('Weekend Kit')
    const { place } = recordOrders(refusal(409, 'NOT_ENOUGH_STOCK', message))
    const { user } = renderPayment({ place })
    await fillCard(user)
    await user.click(placeOrder())
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(message)).toBeVisible()
    expect(alert.getByRole('link')).toHaveAttribute('href', '/booking?step=dates')
  })

  test('an order that may stand already points to My Orders', async () => {
    const { place } = recordOrders(refusal(422, 'IDEMPOTENCY_MISMATCH', generalCopy.idempotencyMismatch))
    const { user } = renderPayment({ place })
    await fillCard(user)
    await user.click(placeOrder())
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByRole('link')).toHaveAttribute('href', '/profile?tab=orders')
  })
})

describe('account credit', () => {
  // 2 × 35.00 with delivery and tax: 90.78
  const offered = (accountCredit: number) => () => ({
    ...quoteOf(35),
    accountCredit,
    toPay: toDecimal(9078 - toCents(accountCredit)),
  })
  const recorded = () => {
    const bodies: { useAccountCredit?: boolean; toPay?: number; paymentToken?: string }[] = []
    const place: Orders['place'] = (body) => {
      bodies.push(body)
      return sampleOrder()
    }
    return { bodies, place }
  }
  const testShop: TrpcAnswers = { shop: { info: () => ({ demoAccounts: [], payments: 'test' }) } }
  const docket = () => screen.findByRole('complementary', { name: 'Order summary' })

  test('pays first: the docket says how much, and the order what is left to pay', async () => {
    const { bodies, place } = recorded()
    const { user } = renderPayment({ quote: offered(20), place })
    const summary = within(await docket())
    expect(await summary.findByText('Account credit')).toBeInTheDocument()
    expect(summary.getByText('−$20.00')).toBeInTheDocument()
    expect(summary.getByText('To pay')).toBeInTheDocument()
    await fillCard(user)
    await user.click(placeOrder())
    await waitFor(() => expect(bodies).toHaveLength(1))
    expect(bodies[0]).toMatchObject({
      useAccountCredit: true,
      toPay: 70.78,
      totalPrice: 90.78,
      paymentToken: 'tok_test_success',
    })
  })

  test('may be kept for another order', async () => {
    const { bodies, place } = recorded()
    const { user } = renderPayment({ quote: offered(20), place })
    await user.click(await screen.findByLabelText('Use my account credit ($20.00)'))
    expect(within(await docket()).queryByText('Account credit')).toBeNull()
    await fillCard(user)
    await user.click(placeOrder())
    await waitFor(() => expect(bodies).toHaveLength(1))
    expect(bodies[0]).toMatchObject({ useAccountCredit: false, toPay: 90.78 })
  })

  test('that is enough asks for no card', async () => {
    const { bodies, place } = recorded()
    const { user } = renderPayment({ quote: offered(90.78), place })
    expect(await screen.findByText(/No card is needed/)).toBeInTheDocument()
    expect(screen.queryByLabelText('Card number')).toBeNull()
    await user.click(placeOrder())
    await waitFor(() => expect(bodies).toHaveLength(1))
    expect(bodies[0]).toMatchObject({ useAccountCredit: true, toPay: 0 })
    expect(bodies[0]).not.toHaveProperty('paymentToken')
  })

  test('that another order spent meanwhile is told with what is to be paid now', async () => {
    const details = { ...quoteOf(35), accountCredit: 5, toPay: 85.78 }
    let isSpent = false
    const quote = () => (isSpent ? details : offered(90.78)())
    const place = () => {
      isSpent = true
      throw refusal(409, 'PRICES_CHANGED', ordersCopy.pricesChanged, details)
    }
    const { user } = renderPayment({ quote, place }, undefined, testShop)
    await screen.findByText(/No card is needed/)
    await user.click(placeOrder())
    expect(await screen.findByText('Use my account credit ($5.00)')).toBeInTheDocument()
    expect(await screen.findByLabelText('Card number')).toBeInTheDocument()
    expect(within(await docket()).getAllByText('$85.78')).not.toHaveLength(0)
  })
})
