import * as ordersCopy from '@trivet/core/copy/orders'
import * as paymentsCopy from '@trivet/core/copy/payments'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { storageKeys } from '@trivet/core/cart'
import { addDays, formatDay, formatUsDate } from '@trivet/core/dates'
import { orderStatuses } from '@trivet/core/orders'
import type { CancellationOutput, Order, RentalChangeOutput } from '@trivet/core/contract/orders'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { RequireSession } from '../../components/page/require-session.tsx'
import type { ErrorCode } from '../../lib/error-code.ts'
import { renderPage } from '../../test/render-page.tsx'
import { sampleOrder, sampleSession } from '../../test/samples.ts'
import { ApiAnswerError } from '../../test/trpc-handlers.ts'
import type { TrpcAnswers } from '../../test/trpc-handlers.ts'
import { ConfirmationPage } from './confirmation-page.tsx'

const order = sampleOrder()
const orderId = order._id

// the days of the order are still to come
beforeEach(() => {
  vi.setSystemTime(order.createdAt)
})

function renderOrder(orders: NonNullable<TrpcAnswers['orders']> = {}, shown: Order = order) {
  localStorage.setItem(storageKeys.userInfo, JSON.stringify(sampleSession()))
  const Component = () => <RequireSession>{() => <ConfirmationPage orderId={orderId} />}</RequireSession>
  return renderPage({ path: '/order', Component, api: { orders: { byId: () => shown, ...orders } } })
}

const refuse = (status: number, errorCode: ErrorCode, message: string) => () => {
  throw new ApiAnswerError({ status, errorCode, message })
}

async function openDialog(user: UserEvent, button: string, title = button) {
  await user.click(await screen.findByRole('button', { name: button }))
  return within(await screen.findByRole('dialog', { name: title }))
}

test.each(orderStatuses)('an order that is %s offers what its status allows', async (status) => {
  renderOrder({}, sampleOrder({ status }))
  await screen.findByRole('heading', { level: 1 })
  const offered = ['Change dates', 'Keep it longer', 'Cancel order'].filter((name) =>
    screen.queryByRole('button', { name }),
  )
  const early = ['Change dates', 'Keep it longer', 'Cancel order']
  const expected: Partial<Record<typeof status, string[]>> = {
    pending: ['Cancel order'],
    confirmed: early,
    packed: early,
    dispatched: ['Keep it longer'],
    delivered: ['Keep it longer'],
  }
  expect(offered).toEqual(expected[status] ?? [])
})

describe('cancelling', () => {
  const cancellation: CancellationOutput = {
    rule: 'refund-by-notice',
    refund: 90.82,
    refundPercent: 75,
    deadline: '2027-05-31T05:00:00.000Z',
    steps: [
      { refundPercent: 100, until: '2027-05-27T05:00:00.000Z' },
      { refundPercent: 75, until: '2027-05-31T05:00:00.000Z' },
      { refundPercent: 50, until: '2027-06-02T05:00:00.000Z' },
    ],
    timeZone: 'America/Chicago',
  }
  const cancelled = sampleOrder({ status: 'cancelled', paidPrice: 123.45, refundedPrice: 90.82 })

  test('shows the refund and its deadlines first, and pays back what was shown', async () => {
    const cancel = vi.fn(() => ({ ...cancellation, order: cancelled }))
    const { user } = renderOrder({ cancellation: () => cancellation, cancel })
    const dialog = await openDialog(user, 'Cancel order', 'Cancel this order?')
    expect(await dialog.findByText('$90.82')).toBeVisible()
    const steps = within(dialog.getByRole('list', { name: 'Refund by notice' })).getAllByRole('listitem')
    expect(steps.map((step) => step.textContent)).toEqual([
      '100%until Wed, May 26, 11:59 pm in Austin',
      '75%until Sun, May 30, 11:59 pm in Austin',
      '50%until Tue, Jun 1, 11:59 pm in Austin',
    ])
    expect(cancel).not.toHaveBeenCalled()
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }))
    const heading = await screen.findByRole('heading', { name: 'Order cancelled' })
    await waitFor(() => expect(heading).toHaveFocus())
    expect(cancel).toHaveBeenCalledExactlyOnceWith({ id: orderId, refund: 90.82 }, expect.anything())
    // days that were paid and given back before
    expect(screen.getByText('Paid in all').nextSibling).toHaveTextContent('$123.45')
    expect(screen.getByText('Refunded').nextSibling).toHaveTextContent('$90.82')
    expect(screen.getByRole('region', { name: 'Payment' })).toHaveTextContent('$90.82 refunded')
  })

  test('can be thought better of', async () => {
    const cancel = vi.fn(() => ({ ...cancellation, order: cancelled }))
    const { user } = renderOrder({ cancellation: () => cancellation, cancel })
    const dialog = await openDialog(user, 'Cancel order', 'Cancel this order?')
    await user.click(dialog.getByRole('button', { name: 'Keep order' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(cancel).not.toHaveBeenCalled()
  })

  test('when the refund has changed meanwhile says so and shows the new one', async () => {
    const preview = vi.fn(() => cancellation)
    const cancel = refuse(409, 'REFUND_CHANGED', ordersCopy.refundChanged)
    const { user } = renderOrder({ cancellation: preview, cancel })
    const dialog = await openDialog(user, 'Cancel order', 'Cancel this order?')
    await dialog.findByText('$90.82')
    preview.mockReturnValue({ ...cancellation, refund: 60.55, refundPercent: 50 })
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(ordersCopy.refundChanged)
    expect(await dialog.findByText('$60.55')).toBeVisible()
  })

  test('tells why not, and offers no button for it', async () => {
    const cancellation = refuse(409, 'ORDER_CHANGE_REFUSED', ordersCopy.cancelRefused('dispatched'))
    const { user } = renderOrder({ cancellation })
    const dialog = await openDialog(user, 'Cancel order', 'Cancel this order?')
    expect(await dialog.findByRole('alert')).toHaveTextContent('dispatched can no longer be cancelled')
    expect(dialog.queryByRole('button', { name: 'Cancel order' })).toBeNull()
  })
})

/** What the server answers to a request for these days. */
function changed(facts: Partial<RentalChangeOutput> = {}): RentalChangeOutput {
  return {
    rule: 'extend-24-hours-before-pickup',
    rentalStart: order.rentalStart,
    rentalEnd: order.rentalEnd,
    quote: {
      itemsPrice: 98,
      extraDaysPrice: 28,
      rentalDays: 9,
      damageProtectionFee: 0,
      deliveryPrice: 15,
      taxPrice: 10.4,
      discountPrice: 0,
      totalPrice: 151.4,
      rows: [],
      lines: [],
    },
    charge: 30.31,
    refund: 0,
    open: 0,
    refundDay: order.rentalStart,
    deadline: '2027-06-09T05:00:00.000Z',
    timeZone: 'America/Chicago',
    order,
    ...facts,
  }
}

async function payByCard(user: UserEvent, button: string, number = '4242424242424242') {
  await user.type(await screen.findByLabelText('Name on card'), 'Ana Example')
  await user.type(screen.getByLabelText('Card number'), number)
  await user.type(screen.getByLabelText('Expiry (MM/YY)'), '1230')
  await user.type(screen.getByLabelText('CVC'), '123')
  await user.click(screen.getByRole('button', { name: button }))
}

const priceOf = (label: string) => screen.getByText(label).nextSibling?.textContent

describe('keeping it longer', () => {
  test('shows the price of the days first, and is paid by card', async () => {
    const rentalEnd = addDays(order.rentalEnd, 2)
    const extend = vi.fn(({ dryRun }: { dryRun?: boolean | undefined }) =>
      changed({
        rentalEnd,
        order: dryRun ? order : sampleOrder({ rentalEnd, rentalDays: 9, totalPrice: 151.4 }),
      }),
    )
    const { user } = renderOrder({ extend })
    const dialog = await openDialog(user, 'Keep it longer')
    await user.click(dialog.getByRole('button', { name: 'Increase quantity of more days' }))
    expect(await dialog.findByText('Pickup on Sat, Jun 12')).toBeVisible()
    await dialog.findByText('New total')
    expect([priceOf('Total until now'), priceOf('New total'), priceOf('To pay now')]).toEqual([
      '$121.09',
      '$151.40',
      '$30.31',
    ])
    await payByCard(user, 'Extend and pay $30.31')
    expect(await screen.findByText(ordersCopy.rentalExtended)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(extend).toHaveBeenLastCalledWith(
      { id: orderId, rentalEnd, paymentToken: 'tok_test_success', charge: 30.31, refund: 0 },
      expect.anything(),
    )
    expect(extend.mock.calls.filter(([input]) => !input.dryRun)).toHaveLength(1)
  })

  test('costs what the button says: what was changed on another device meanwhile is shown before it is paid', async () => {
    let now = { order, charge: 30.31 }
    const rentalEnd = addDays(order.rentalEnd, 1)
    type Asked = { dryRun?: boolean | undefined; charge?: number | undefined }
    const extend = vi.fn(({ dryRun, charge }: Asked) => {
      if (!dryRun && charge !== now.charge) {
        refuse(409, 'PRICES_CHANGED', ordersCopy.changePriceChanged)()
      }
      return changed({ rentalEnd, ...now, order: dryRun ? now.order : sampleOrder({ rentalEnd }) })
    })
    const { user } = renderOrder({ byId: () => now.order, extend })
    const dialog = await openDialog(user, 'Keep it longer')
    await dialog.findByText('New total')
    const earlier = addDays(order.rentalEnd, -3)
    now = { order: sampleOrder({ rentalEnd: earlier, rentalDays: 4, totalPrice: 99.5 }), charge: 51.9 }
    await payByCard(user, 'Extend and pay $30.31')
    expect(await dialog.findByRole('alert')).toHaveTextContent(ordersCopy.changePriceChanged)
    expect(await dialog.findByText(`Pickup is on ${formatDay(earlier)} now.`)).toBeVisible()
    expect(dialog.getByText(`Pickup on ${formatDay(rentalEnd)}`)).toBeVisible()
    await waitFor(() => expect(priceOf('Total until now')).toBe('$99.50'))
    expect(dialog.getByLabelText('Name on card')).toHaveValue('Ana Example')
    expect(screen.getByRole('dialog', { name: 'Keep it longer' })).toBeVisible()

    await user.click(dialog.getByRole('button', { name: 'Extend and pay $51.90' }))
    expect(await screen.findByText(ordersCopy.rentalExtended)).toBeVisible()
    expect(extend).toHaveBeenLastCalledWith(
      { id: orderId, rentalEnd, paymentToken: 'tok_test_success', charge: 51.9, refund: 0 },
      expect.anything(),
    )
  })

  test('tells the rule and the deadline when it is too late, and asks for no card', async () => {
    const message = ordersCopy.extensionTooLate('Tue, Jun 8, 11:59 pm in Austin')
    const { user } = renderOrder({ extend: refuse(409, 'ORDER_CHANGE_REFUSED', message) })
    const dialog = await openDialog(user, 'Keep it longer')
    expect(await dialog.findByRole('alert')).toHaveTextContent(message)
    expect(screen.queryByLabelText('Card number')).toBeNull()
  })

  test('tells of a declined card and keeps what was typed', async () => {
    const extend = ({ dryRun }: { dryRun?: boolean | undefined }) => {
      if (!dryRun) refuse(402, 'PAYMENT_DECLINED', paymentsCopy.paymentDeclined)()
      return changed()
    }
    const { user } = renderOrder({ extend })
    const dialog = await openDialog(user, 'Keep it longer')
    await dialog.findByText('New total')
    await payByCard(user, 'Extend and pay $30.31')
    expect(await dialog.findByRole('alert')).toHaveTextContent(paymentsCopy.paymentDeclined)
    expect(screen.getByLabelText('Name on card')).toHaveValue('Ana Example')
  })

  test('says that a refund goes on counting from the earlier day where the change is late', async () => {
    const refundDay = addDays(order.rentalStart, -3)
    const { user } = renderOrder({ extend: () => changed({ refundDay }) })
    const dialog = await openDialog(user, 'Keep it longer')
    expect(await dialog.findByText(ordersCopy.refundDayStays(formatDay(refundDay)))).toBeVisible()
  })

  test('says that nothing was changed or charged where the guest refuses at the bank, and can be tried again', async () => {
    const extend = vi.fn(({ dryRun, paymentToken }: { dryRun?: boolean; paymentToken?: string }) => {
      if (!dryRun && paymentToken === 'tok_test_confirm') {
        refuse(402, 'PAYMENT_CONFIRMATION_NEEDED', paymentsCopy.paymentConfirmationNeeded)()
      }
      return changed()
    })
    const { user } = renderOrder({ extend })
    const dialog = await openDialog(user, 'Keep it longer')
    await dialog.findByText('New total')
    await payByCard(user, 'Extend and pay $30.31', '4000002500003155')
    const bank = within(await screen.findByRole('alertdialog', { name: /asks you to confirm/ }))
    expect(dialog.queryByRole('alert')).toBeNull()
    await user.click(bank.getByRole('button', { name: 'Cancel' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(ordersCopy.changeNotConfirmed)

    await user.click(screen.getByRole('button', { name: 'Extend and pay $30.31' }))
    const again = within(await screen.findByRole('alertdialog', { name: /asks you to confirm/ }))
    await user.click(again.getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText(ordersCopy.rentalExtended)).toBeVisible()
  })
})

describe('changing dates', () => {
  const start = addDays(order.rentalStart, 7)
  const end = addDays(order.rentalEnd, 7)

  async function typeDates(user: UserEvent) {
    const dialog = await openDialog(user, 'Change dates')
    const delivery = dialog.getByLabelText('Delivery')
    await user.clear(delivery)
    await user.type(delivery, formatUsDate(start))
    const pickup = dialog.getByLabelText('Pickup')
    await user.clear(pickup)
    await user.type(pickup, `${formatUsDate(end)}{Enter}`)
    return dialog
  }

  test('shows what the new days cost and takes them without a card when nothing is to pay', async () => {
    const onNewDays = sampleOrder({ rentalStart: start, rentalEnd: end })
    const changeDates = vi.fn(({ dryRun }: { dryRun?: boolean | undefined }) =>
      changed({ charge: 0, refund: 10.5, order: dryRun ? order : onNewDays }),
    )
    const { user } = renderOrder({ changeDates })
    const dialog = await typeDates(user)
    await dialog.findByText('You get back')
    expect(priceOf('You get back')).toBe('$10.50')
    await user.click(dialog.getByRole('button', { name: 'Change dates' }))
    expect(await screen.findByText(ordersCopy.datesChanged)).toBeVisible()
    expect(changeDates).toHaveBeenLastCalledWith(
      { id: orderId, rentalStart: start, rentalEnd: end, charge: 0, refund: 10.5 },
      expect.anything(),
    )
  })

  test('that would pay back something else by now is shown anew, and then made', async () => {
    let refund = 10.5
    type Asked = { dryRun?: boolean | undefined; refund?: number | undefined }
    const changeDates = ({ dryRun, refund: shown }: Asked) => {
      if (!dryRun && shown !== refund) refuse(409, 'PRICES_CHANGED', ordersCopy.changePriceChanged)()
      return changed({ charge: 0, refund })
    }
    const { user } = renderOrder({ changeDates })
    const dialog = await typeDates(user)
    await dialog.findByText('You get back')
    refund = 4.25
    await user.click(dialog.getByRole('button', { name: 'Change dates' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(ordersCopy.changePriceChanged)
    expect(priceOf('You get back')).toBe('$4.25')
    await user.click(dialog.getByRole('button', { name: 'Change dates' }))
    expect(await screen.findByText(ordersCopy.datesChanged)).toBeVisible()
  })

  test('says what is still to pay of days that were added earlier', async () => {
    const { user } = renderOrder({ changeDates: () => changed({ charge: 0, open: 21.64 }) })
    await typeDates(user)
    await screen.findByText('Still to pay')
    expect([priceOf('To pay now'), priceOf('Still to pay')]).toEqual(['$0.00', '$21.64'])
  })

  test('says what is not free on the new days', async () => {
    const message = ordersCopy.notEnoughStock('Essential Kit')
    const { user } = renderOrder({ changeDates: refuse(409, 'NOT_ENOUGH_STOCK', message) })
    const dialog = await typeDates(user)
    expect(await dialog.findByRole('alert')).toHaveTextContent(message)
  })
})
