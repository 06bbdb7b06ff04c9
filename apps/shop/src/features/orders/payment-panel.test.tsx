import * as generalCopy from '@trivet/core/copy/general'
import * as ordersCopy from '@trivet/core/copy/orders'
import * as paymentsCopy from '@trivet/core/copy/payments'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { storageKeys } from '@trivet/core/cart'
import type { Order } from '@trivet/core/contract/orders'
import { describe, expect, test, vi } from 'vitest'
import { RequireSession } from '../../components/page/require-session.tsx'
import { now } from '../../lib/clock.ts'
import type { ErrorCode } from '../../lib/error-code.ts'
import { renderPage } from '../../test/render-page.tsx'
import { sampleOrder, sampleSession } from '../../test/samples.ts'
import { ApiAnswerError } from '../../test/trpc-handlers.ts'
import type { TrpcAnswers } from '../../test/trpc-handlers.ts'
import { ConfirmationPage } from './confirmation-page.tsx'
import { MyOrders } from './my-orders.tsx'

type Pay = NonNullable<NonNullable<TrpcAnswers['orders']>['pay']>

const orderId = 'b'.repeat(24)
const inMinutes = (minutes: number) => new Date(now().getTime() + minutes * 60_000).toISOString()

const waiting = (facts: Partial<Order> = {}) =>
  sampleOrder({
    status: 'pending',
    isPaid: false,
    paidAt: null,
    paymentStatus: 'unpaid',
    holdExpiresAt: inMinutes(20),
    ...facts,
  })

function renderOrder(order: Order, answer: Pay = () => sampleOrder()) {
  localStorage.setItem(storageKeys.userInfo, JSON.stringify(sampleSession()))
  const pay = vi.fn(answer)
  const byId = vi.fn(() => order)
  const Component = () => <RequireSession>{() => <ConfirmationPage orderId={orderId} />}</RequireSession>
  const shop: TrpcAnswers['shop'] = { info: () => ({ demoAccounts: [], payments: 'test' }) }
  return { pay, byId, ...renderPage({ path: '/order', Component, api: { orders: { byId, pay }, shop } }) }
}

const refusal = (status: number, errorCode: ErrorCode | null, message: string) => () => {
  throw new ApiAnswerError({ status, errorCode, message })
}

const paidInFull = { id: orderId, paymentToken: 'tok_test_success', amount: 121.09 }

const payButton = () => screen.findByRole('button', { name: 'Pay' })
const sentTokens = (pay: ReturnType<typeof renderOrder>['pay']) => pay.mock.calls.map(([input]) => input)

async function payByCard(user: UserEvent, number = '4242424242424242') {
  await user.type(await screen.findByLabelText('Name on card'), 'Ana Example')
  await user.type(screen.getByLabelText('Card number'), number)
  await user.type(screen.getByLabelText('Expiry (MM/YY)'), '1230')
  await user.type(screen.getByLabelText('CVC'), '123')
  await user.click(await payButton())
}

describe('an order that waits for its payment', () => {
  test('says until when its items are held, by the clock and the day of the guest', async () => {
    renderOrder(waiting({ holdExpiresAt: new Date('2099-06-03T14:45:00').toISOString() }))
    expect(await screen.findByText(/Held for you until \w+, Jun 3, 2:45\sPM/)).toBeVisible()
    expect((await payButton()).parentElement).toHaveTextContent('$121.09')
  })

  test('is paid before its address is asked for', async () => {
    const { city, state, postalCode, country } = sampleOrder().rentalAddress
    const rentalAddress = { street: '', city, state, postalCode, country }
    renderOrder(waiting({ rentalAddress, addressNeeded: true }))
    await payButton()
    const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
    expect(titles.slice(0, 2)).toEqual(['Pay for your order', 'Where do we deliver?'])
  })

  test('is paid by card, which is announced, and the page shows the paid order', async () => {
    const { user, pay } = renderOrder(waiting())
    await payByCard(user)
    const heading = await screen.findByRole('heading', { name: 'Order confirmed' })
    expect(heading).toHaveFocus()
    expect(await screen.findByText(ordersCopy.orderPlaced)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull()
    expect(sentTokens(pay)).toEqual([paidInFull])
  })

  test('is paid by a wallet', async () => {
    const { user, pay } = renderOrder(waiting())
    await user.click(await screen.findByRole('button', { name: paymentsCopy.testWallet }))
    const sheet = within(await screen.findByRole('dialog', { name: paymentsCopy.testWallet }))
    await user.click(sheet.getByRole('button', { name: 'Pay $121.09' }))
    const confirmed = await screen.findByRole('heading', { name: 'Order confirmed' })
    await waitFor(() => expect(confirmed).toHaveFocus())
    expect(sentTokens(pay)).toEqual([paidInFull])
  })

  test.each([
    ['leaves no copy of itself in the cart', { hasOther: false }],
    ['leaves a cart alone that holds something else by now', { hasOther: true }],
  ])('once paid %s', async (_case, { hasOther }) => {
    const order = waiting()
    const items = order.orderItems.map(({ product, name, slug, image, price, qty }) => ({
      _id: product,
      name,
      slug,
      image,
      price,
      qty,
      category: null,
      countInStock: 9,
    }))
    const cart = hasOther ? [{ ...items[0], _id: 'c'.repeat(24) }] : items
    localStorage.setItem(storageKeys.cart, JSON.stringify({ items: cart }))
    const { user } = renderOrder(order, () => ({ ...order, isPaid: true, status: 'confirmed' }))

    await payByCard(user)
    expect(await screen.findByText(ordersCopy.orderPlaced)).toBeVisible()

    const stored = JSON.parse(localStorage.getItem(storageKeys.cart) ?? '{ "items": [] }')
    expect(stored.items).toEqual(hasOther ? cart : [])
  })

  test('is paid with PayPal without a card', async () => {
    const { user, pay } = renderOrder(waiting())
    await user.click(await screen.findByLabelText('PayPal'))
    await user.click(await payButton())
    await screen.findByRole('heading', { name: 'Order confirmed' })
    expect(sentTokens(pay)).toEqual([paidInFull])
  })

  test('is paid at the amount that is shown: another one by now is shown first', async () => {
    let totalPrice = 121.09
    const { user, pay, byId } = renderOrder(waiting(), ({ amount }) => {
      if (amount !== totalPrice) refusal(409, 'PRICES_CHANGED', ordersCopy.amountChanged)()
      return sampleOrder({ totalPrice })
    })
    expect((await payButton()).parentElement).toHaveTextContent('$121.09')
    totalPrice = 166.55
    byId.mockImplementation(() => waiting({ totalPrice }))
    await payByCard(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(ordersCopy.amountChanged)
    await waitFor(async () => expect((await payButton()).parentElement).toHaveTextContent('$166.55'))
    await user.click(await payButton())
    expect(await screen.findByRole('heading', { name: 'Order confirmed' })).toBeVisible()
    expect(sentTokens(pay).map(({ amount }) => amount)).toEqual([121.09, 166.55])
  })

  test('is not charged for an incomplete card', async () => {
    const { user, pay } = renderOrder(waiting())
    await user.click(await payButton())
    expect(await screen.findByRole('alert')).toHaveTextContent(paymentsCopy.fillPaymentDetails)
    expect(pay).not.toHaveBeenCalled()
  })

  test('is charged once for two presses, and the button says that it is under way', async () => {
    let answer: (() => void) | undefined
    const { user, pay } = renderOrder(waiting({ paymentMethod: 'paypal' }), async () => {
      await new Promise<void>((resolve) => (answer = resolve))
      return sampleOrder()
    })
    await user.dblClick(await payButton())
    expect(await screen.findByRole('button', { name: ordersCopy.processing })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await waitFor(() => expect(answer).toBeDefined())
    answer?.()
    await screen.findByRole('heading', { name: 'Order confirmed' })
    expect(pay).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['a declined card', '4000000000000002', 402, 'PAYMENT_DECLINED', paymentsCopy.paymentDeclined],
    ['a limit', '4242424242424242', 429, 'TOO_MANY_REQUESTS', generalCopy.tooManyRequests],
  ] as const)(
    'tells %s at the form and keeps what was typed',
    async (_case, number, status, code, message) => {
      const { user } = renderOrder(waiting(), refusal(status, code, message))
      await payByCard(user, number)
      const alert = await screen.findByRole('alert')
      expect(alert).toHaveTextContent(message)
      expect(alert).toHaveFocus()
      expect(screen.getByLabelText('Name on card')).toHaveValue('Ana Example')
    },
  )

  test('tells nothing of what broke on the server', async () => {
    const { user } = renderOrder(waiting(), refusal(500, null, 'connection refused'))
    await payByCard(user)
    expect(await screen.findByRole('alert')).toHaveTextContent('The payment did not go through')
  })

  test('leads to the catalog when its hold has ended meanwhile', async () => {
    const { user, byId } = renderOrder(
      waiting(),
      refusal(409, 'ORDER_NOT_PAYABLE', 'This order can no longer be paid'),
    )
    await screen.findByLabelText('Name on card')
    byId.mockReturnValue(waiting({ status: 'cancelled', holdExpiresAt: null }))
    await payByCard(user)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('The time to pay for this order is over')
    expect(alert).toHaveFocus()
    expect(await screen.findByRole('heading', { name: 'Order cancelled' })).toBeVisible()
    expect(within(alert).getByRole('link')).toHaveAttribute('href', '/catalog')
    expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull()
  })
})

describe('a bank that asks for confirmation', () => {
  const asking: Pay = ({ paymentToken }) =>
    paymentToken === 'tok_test_confirm' ? waiting({ paymentStatus: 'confirmation-required' }) : sampleOrder()

  async function reachDialog() {
    const page = renderOrder(waiting(), asking)
    await payByCard(page.user, '4000002500003155')
    const dialog = within(await screen.findByRole('alertdialog', { name: /asks you to confirm/ }))
    return { ...page, dialog }
  }

  test('is confirmed in a dialog, and the order is paid', async () => {
    const { user, dialog, pay } = await reachDialog()
    await user.click(dialog.getByRole('button', { name: 'Confirm' }))
    await screen.findByRole('heading', { name: 'Order confirmed' })
    expect(sentTokens(pay)).toMatchObject([
      { paymentToken: 'tok_test_confirm' },
      { paymentToken: 'tok_test_success' },
    ])
  })

  test('can be refused, and the form stays', async () => {
    const { user, dialog, pay } = await reachDialog()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The payment was not confirmed')
    expect(screen.getByLabelText('Name on card')).toHaveValue('Ana Example')
    expect(pay).toHaveBeenCalledTimes(1)
  })
})

test('an order whose hold is over says so instead of asking for a card', async () => {
  renderOrder(waiting({ holdExpiresAt: inMinutes(-1) }))
  expect(await screen.findByRole('heading', { name: 'Order not paid' })).toBeVisible()
  expect(await screen.findByRole('alert')).toHaveTextContent('The time to pay for this order is over')
  expect(screen.queryByLabelText('Card number')).toBeNull()
})

test.each([
  ['paid', sampleOrder()],
  ['cancelled', waiting({ status: 'cancelled' })],
])('a %s order asks for no payment', async (_case, order) => {
  renderOrder(order)
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('My Orders leads to the payment of the orders that wait for it, and of no others', async () => {
  const orders = [waiting(), waiting({ _id: 'e'.repeat(24), holdExpiresAt: inMinutes(-1) })]
  renderPage({ path: '/orders', Component: MyOrders, api: { orders: { mine: () => orders } } })
  const links = await screen.findAllByRole('link', { name: /Pay now/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`/confirmation/${orderId}`])
})
