import * as legalCopy from '@trivet/core/copy/legal'
import * as ordersCopy from '@trivet/core/copy/orders'
import * as paymentsCopy from '@trivet/core/copy/payments'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeReactStripe, fakeStripe, liveApi, providers, resetProviders } from '../test/live-providers.tsx'
import { address, austin, quoteOf, storedItems } from '../test/render-booking.tsx'
import { fillCard, placeOrder, recordOrders, refusal, renderPayment } from '../test/render-payment.tsx'
import type { Orders } from '../test/render-payment.tsx'
import { sampleOrder } from '../test/samples.ts'

vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: async () => fakeStripe }))
vi.mock('@stripe/react-stripe-js', () => fakeReactStripe)

beforeEach(resetProviders)

const openLive = (orders: Orders = {}) => renderPayment(orders, { address: austin }, liveApi)
const openTest = (orders: Orders = {}) =>
  renderPayment(
    orders,
    { address: austin },
    { shop: { info: () => ({ demoAccounts: [], payments: 'test' }) } },
  )

// the provider's part is loaded first
const group = () => screen.findByRole('group', { name: paymentsCopy.payByWallet })
const applePay = () => screen.findByRole('button', { name: 'Order with Apple Pay' })
const amounts = () => screen.getAllByTestId('stripe').map(({ dataset }) => dataset['amount'])
const declined = refusal(402, 'PAYMENT_DECLINED', paymentsCopy.paymentDeclined)

describe('the wallets of the browser', () => {
  test('where it offers none, nothing is shown but the card form', async () => {
    openLive()
    expect(await screen.findByText('Stripe’s fields')).toBeVisible()
    await waitFor(() => expect(amounts()).toHaveLength(2))
    expect(screen.queryByRole('group', { name: paymentsCopy.payByWallet })).toBeNull()
    expect(screen.queryByText(paymentsCopy.orPayByCard)).toBeNull()
    expect(screen.getAllByText(legalCopy.agreeByOrdering, { exact: false })).toHaveLength(1)
  })

  test('where it offers one, it stands above the card form, below what ordering agrees to', async () => {
    providers.stripe.wallets = { applePay: true }
    openLive()
    const wallets = await group()
    const parts = [
      within(wallets).getByText(legalCopy.agreeByOrdering, { exact: false }),
      within(wallets).getByRole('button', { name: 'Order with Apple Pay' }),
      within(wallets).getByText(paymentsCopy.orPayByCard),
      screen.getByRole('radiogroup', { name: 'Payment method' }),
    ]
    for (const [index, part] of parts.slice(1).entries()) {
      expect(parts[index]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    }
  })

  test('its sheet asks for the docket’s total, also for one that has changed', async () => {
    providers.stripe.wallets = { applePay: true }
    const { sent, place } = recordOrders(
      refusal(409, 'PRICES_CHANGED', ordersCopy.pricesChanged, quoteOf(40)),
      sampleOrder,
    )
    const { user } = openLive({ place, quote: () => quoteOf(sent.length > 0 ? 40 : 35) })
    await waitFor(() => expect(amounts()).toEqual(['9078', '9078']))
    await user.click(await applePay())
    expect(await screen.findByRole('alert')).toHaveTextContent('Total: was $90.78, is $101.60 now')
    expect(providers.stripe.failedSheets).toBe(1)
    await waitFor(() => expect(amounts()).toEqual(['10160', '10160']))

    await user.click(await applePay())
    await waitFor(() => expect(sent).toMatchObject([{ total: 90.78 }, { total: 101.6 }]))
  })

  test('pays with the token of the sheet, once for a double press', async () => {
    providers.stripe.wallets = { applePay: true }
    const { sent, place } = recordOrders(sampleOrder)
    const { user } = openLive({ place })
    await user.dblClick(await applePay())
    await waitFor(() => expect(address()).toMatch(/^\/confirmation/))
    expect(sent).toMatchObject([{ token: 'ctoken_card', method: 'stripe' }])
    expect(storedItems()).toEqual([])
  })

  test('a sheet that is dismissed orders nothing', async () => {
    Object.assign(providers.stripe, { wallets: { link: true }, guest: 'dismisses' })
    const { sent, place } = recordOrders(sampleOrder)
    const { user } = openLive({ place })
    await user.click(await applePay())
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(placeOrder())
    await waitFor(() => expect(address()).toMatch(/^\/confirmation/))
    expect(sent).toHaveLength(1)
  })

  test('a price the cart does not show is told before the sheet opens', async () => {
    providers.stripe.wallets = { applePay: true }
    const { sent, place } = recordOrders(sampleOrder)
    const { user } = openLive({ place, quote: () => quoteOf(40) })
    await waitFor(() => expect(amounts()).toEqual(['10160', '10160']))
    await user.click(await applePay())
    expect(await screen.findByRole('alert')).toHaveTextContent(ordersCopy.agreeToPrices('$101.60'))
    expect(sent).toEqual([])
    await user.click(await applePay())
    await waitFor(() => expect(sent).toMatchObject([{ total: 101.6 }]))
  })

  test('the same order as one just paid is placed again by a new press only', async () => {
    providers.stripe.wallets = { applePay: true }
    const standing = {
      orderId: 'e'.repeat(24),
      isPaid: true,
      totalPrice: 63.14,
      rentalStart: sampleOrder().rentalStart,
      rentalEnd: sampleOrder().rentalEnd,
      holdExpiresAt: null,
    }
    const bodies: unknown[] = []
    const { user } = openLive({
      place(input) {
        bodies.push(input.besides)
        if (bodies.length > 1) return sampleOrder()
        throw refusal(409, 'SAME_ORDER_PLACED', ordersCopy.sameOrderPlaced, standing)
      },
    })
    await user.click(await applePay())
    await user.click(await screen.findByRole('button', { name: 'Order it a second time' }))
    expect(await screen.findByText(ordersCopy.pressAgainForSecond)).toBeVisible()
    expect(bodies).toHaveLength(1)
    await user.click(await applePay())
    await waitFor(() => expect(bodies).toEqual([[], [standing.orderId]]))
  })
})

describe('the test wallet', () => {
  async function openSheet(orders: Orders) {
    const { user } = openTest(orders)
    await user.click(await screen.findByRole('button', { name: paymentsCopy.testWallet }))
    return { user, sheet: within(await screen.findByRole('dialog', { name: paymentsCopy.testWallet })) }
  }

  test('pays what its sheet says', async () => {
    const { sent, place } = recordOrders(sampleOrder)
    const { user, sheet } = await openSheet({ place })
    await user.click(sheet.getByRole('button', { name: 'Pay $90.78' }))
    await waitFor(() => expect(address()).toMatch(/^\/confirmation/))
    expect(sent).toMatchObject([{ token: 'tok_test_success', total: 90.78 }])
  })

  test('declined, it keeps the cart, and the card form is another try', async () => {
    const { sent, place } = recordOrders(declined, sampleOrder)
    const { user, sheet } = await openSheet({ place })
    await user.click(sheet.getByLabelText('A card that is declined'))
    await user.click(sheet.getByRole('button', { name: 'Pay $90.78' }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(paymentsCopy.paymentDeclined)
    expect(storedItems()).toHaveLength(1)
    await fillCard(user)
    await user.click(placeOrder())
    await waitFor(() => expect(address()).toMatch(/^\/confirmation/))
    expect(sent).toMatchObject([{ token: 'tok_test_declined' }, { token: 'tok_test_success' }])
  })
})
