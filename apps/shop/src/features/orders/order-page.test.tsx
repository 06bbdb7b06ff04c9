import * as damageCopy from '@trivet/core/copy/damage'
import * as ordersCopy from '@trivet/core/copy/orders'
import * as paymentsCopy from '@trivet/core/copy/payments'
import * as tripsCopy from '@trivet/core/copy/trips'
import { screen, waitFor, within } from '@testing-library/react'
import { storageKeys } from '@trivet/core/cart'
import { standardIdentity, supportEmail } from '@trivet/core/company'
import { addDays, dateInZone } from '@trivet/core/dates'
import { formatDeadline, noticeDeadline } from '@trivet/core/orders'
import type { Order } from '@trivet/core/contract/orders'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { RequireSession } from '../../components/page/require-session.tsx'
import { now } from '../../lib/clock.ts'
import { renderPage } from '../../test/render-page.tsx'
import { sampleOrder, sampleSession } from '../../test/samples.ts'
import { server } from '../../test/server.ts'
import { ApiAnswerError } from '../../test/trpc-handlers.ts'
import type { TrpcAnswers } from '../../test/trpc-handlers.ts'
import { ConfirmationPage } from './confirmation-page.tsx'

const orderId = sampleOrder()._id
// where the order is delivered: its days begin and its deadlines end there
const austin = 'America/Chicago'
const todayThere = () => dateInZone(now(), austin)
const deadline = (day: Order['rentalStart'], hours: number) =>
  formatDeadline(noticeDeadline(day, hours, austin), {
    timeZone: austin,
    city: 'Austin',
  })

function renderOrder(shown: Order = sampleOrder(), api: TrpcAnswers = {}) {
  localStorage.setItem(storageKeys.userInfo, JSON.stringify(sampleSession()))
  const Component = () => <RequireSession>{() => <ConfirmationPage orderId={orderId} />}</RequireSession>
  const orders = { byId: () => shown, ...api.orders }
  return renderPage({ path: '/order', Component, api: { ...api, orders } })
}

/** An order whose delivery lies that many days ahead. */
function ahead(days: number, facts: Partial<Order> = {}) {
  const rentalStart = addDays(todayThere(), days)
  return sampleOrder({ rentalStart, rentalEnd: addDays(rentalStart, 7), ...facts })
}

const choices = () => screen.findByRole('region', { name: 'If plans change' })

describe('the deposits', () => {
  test('it was placed with are named under its total', async () => {
    renderOrder(ahead(20, { deposit: 120 }))
    expect(await screen.findByText(paymentsCopy.depositText(12_000))).toBeVisible()
  })

  test.each([
    ['an older order', ahead(20)],
    ['a cancelled order', ahead(20, { deposit: 120, status: 'cancelled' })],
    ['a completed order', ahead(-20, { deposit: 120, status: 'completed' })],
  ])('of %s are not spoken of', async (_case, order) => {
    renderOrder(order)
    expect(await screen.findByText('Order summary')).toBeVisible()
    expect(screen.queryByText(/deposits/)).toBeNull()
  })
})

describe('if plans change', () => {
  test('each way has its deadline', async () => {
    const order = ahead(20)
    renderOrder(order)
    const region = await choices()
    expect(region).toHaveTextContent(`Change datesOpen until ${deadline(order.rentalStart, 48)}`)
    expect(region).toHaveTextContent(`Keep it longerOpen until ${deadline(order.rentalEnd, 24)}`)
    expect(region).toHaveTextContent(`everything until ${deadline(order.rentalStart, 168)}`)
    expect(region).toHaveTextContent(`75% until ${deadline(order.rentalStart, 72)}`)
  })

  test('leaves out refunds whose time is over', async () => {
    renderOrder(ahead(4))
    expect(await choices()).not.toHaveTextContent('everything until')
  })

  test('counts the refund from the earlier delivery day where the dates were changed late', async () => {
    const refundDay = addDays(todayThere(), 4)
    renderOrder(ahead(20, { refundDay }))
    const region = await choices()
    expect(region).not.toHaveTextContent('everything until')
    expect(region).toHaveTextContent(`75% until ${deadline(refundDay, 72)}`)
  })

  test('says why not, without a button', async () => {
    renderOrder(ahead(20, { status: 'delivered' }))
    expect(await choices()).toHaveTextContent(ordersCopy.cancelRefused('delivered'))
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Report damage' })).toBeVisible()
  })

  test('is no question for a cancelled order', async () => {
    renderOrder(sampleOrder({ status: 'cancelled' }))
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('region', { name: 'If plans change' })).toBeNull()
  })
})

test.each(['confirmed', 'cancelled'] as const)('a %s order says how to reach us about it', async (status) => {
  const order = sampleOrder({ status })
  renderOrder(order)
  const email = supportEmail(null)
  const line = (await screen.findByRole('link', { name: email })).closest('p')
  expect(line).toHaveTextContent(
    `A question about order ${order.number}? ${standardIdentity.supportHours}, or ${email}.`,
  )
})

test('the timeline has a stitch for everything that happened and is to come', async () => {
  renderOrder(
    sampleOrder({
      timeline: [
        { at: '2027-05-01T18:00:00Z', kind: 'placed', to: 'pending' },
        { at: '2027-05-01T18:00:00Z', kind: 'paid' },
        { at: '2027-05-01T18:00:00Z', kind: 'status', from: 'pending', to: 'confirmed' },
      ],
    }),
  )
  const timeline = within(await screen.findByRole('region', { name: 'The story so far' }))
  const stitches = timeline.getAllByRole('listitem')
  expect(stitches).toHaveLength(8)
  expect(stitches[2]).toHaveAttribute('aria-current', 'step')
  expect(stitches[2]).toHaveTextContent('Order confirmedSat, May 1, 1:00 pm in Austin')
  expect(stitches[5]).toHaveTextContent('Still to come: In your kitchenplanned for Thu, Jun 3')
})

test('the thread leads in one piece from what happened to what is to come', async () => {
  const at = (day: number) => `2027-06-0${day}T18:00:00Z`
  renderOrder(
    sampleOrder({
      status: 'delivered',
      timeline: [
        { at: at(1), kind: 'placed', to: 'pending' },
        { at: at(3), kind: 'status', from: 'dispatched', to: 'delivered' },
        { at: at(4), kind: 'damage-reported' },
      ],
    }),
  )
  const timeline = within(await screen.findByRole('region', { name: 'The story so far' }))
  const [placed, delivered, reported, pickup] = timeline.getAllByRole('listitem')
  expect(delivered).toHaveAttribute('aria-current', 'step')
  for (const done of [placed, delivered]) expect(done).toHaveClass('border-solid')
  expect(reported).toHaveTextContent('Damage reported')
  for (const open of [reported, pickup]) expect(open).toHaveClass('border-dashed')
})

test.each(['collected', 'completed'] as const)(
  'an order that is %s says on which day it was, whatever was agreed and whatever is missing',
  async (status) => {
    const steps = [
      { at: '2027-06-08T17:00:00Z', kind: 'status', from: 'delivered', to: 'collected' },
      { at: '2027-06-08T17:01:00Z', kind: 'taken-back', from: 'collected', to: 'delivered' },
      // still the 9th in Austin
      { at: '2027-06-10T03:00:00Z', kind: 'status', from: 'delivered', to: 'collected' },
    ] as const
    renderOrder(sampleOrder({ status, timeline: [...steps] }))
    expect(await screen.findByText('We picked it up on Wed, Jun 9.')).toBeVisible()
  },
)

test('an order from before there were events says that it is back, and no day', async () => {
  renderOrder(sampleOrder({ status: 'completed' }))
  expect(await screen.findByText('We have it back.')).toBeVisible()
})

describe('sharing the trip', () => {
  const link = `https://trivet.example/trip/${'x'.repeat(43)}`
  const expiresAt = '2027-06-14T05:00:00.000Z'

  test('makes a link that is shown once, and can be stopped', async () => {
    let live = 0
    const trips = {
      links: () => ({ live, expiresAt }),
      share: () => {
        live += 1
        return { link, live, expiresAt }
      },
      withdraw: vi.fn(() => {
        live = 0
        return { live, expiresAt }
      }),
    }
    const { user } = renderOrder(ahead(20), { trips })
    await user.click(await screen.findByRole('button', { name: 'Share this trip' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Share this trip' }))
    await user.click(await dialog.findByRole('button', { name: 'Make a link' }))
    const made = await dialog.findByLabelText('Link to this trip')
    expect(made).toHaveValue(link)
    expect(made).toHaveFocus()
    expect(made).toHaveAccessibleDescription(/shown this once/)
    expect(await dialog.findByText('One link works now.')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Stop it' }))
    await waitFor(() => expect(dialog.queryByLabelText('Link to this trip')).toBeNull())
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Make a link' })).toHaveFocus())
    expect(trips.withdraw).toHaveBeenCalledOnce()
  })

  const shared = { at: '2027-05-02T18:00:00Z', kind: 'trip-shared' } as const

  test('of a cancelled order can still be stopped', async () => {
    vi.setSystemTime(shared.at)
    let live = 2
    const trips = {
      links: () => ({ live, expiresAt }),
      withdraw: () => {
        live = 0
        return { live, expiresAt }
      },
    }
    const { user } = renderOrder(sampleOrder({ status: 'cancelled', timeline: [shared] }), { trips })
    const section = within(await screen.findByRole('region', { name: 'Links to this trip' }))
    expect(section.getByText('2 links work now.')).toBeVisible()
    await user.click(section.getByRole('button', { name: 'Stop all of them' }))
    expect(await screen.findByText(tripsCopy.tripLinksWithdrawn)).toBeVisible()
    expect(await section.findByText('No link works any more.')).toBeVisible()
    expect(section.getByRole('heading')).toHaveFocus()
  })

  test.each([
    ['has no link that works', [shared], 0],
    ['was never shared', [], null],
  ])('of a cancelled order that %s is not spoken of', async (_case, timeline, live) => {
    const links = vi.fn(() => ({ live: live ?? 1, expiresAt }))
    renderOrder(sampleOrder({ status: 'cancelled', timeline }), { trips: { links } })
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(links).toHaveBeenCalledTimes(live === null ? 0 : 1))
    expect(screen.queryByRole('region', { name: 'Links to this trip' })).toBeNull()
  })
})

describe('reporting damage', () => {
  const photo = new File(['photo'], 'pan.jpg', { type: 'image/jpeg' })

  function takePhotos() {
    server.use(
      http.post('*/api/orders/:id/damage-photos', () =>
        HttpResponse.json({ _id: 'photo-1', width: 3, height: 2 }, { status: 201 }),
      ),
    )
  }

  async function openReport(api: TrpcAnswers['orders'], facts: Partial<Order> = {}) {
    const rendered = renderOrder(ahead(-2, { status: 'delivered', ...facts }), { orders: api })
    takePhotos()
    await rendered.user.click(await screen.findByRole('button', { name: 'Report damage' }))
    return { ...rendered, dialog: within(await screen.findByRole('dialog', { name: 'Report damage' })) }
  }

  test('sends thing, words and photos, and shows the report', async () => {
    const reportDamage = vi.fn(() =>
      ahead(-2, {
        status: 'delivered',
        damageReports: [
          {
            _id: 'report-1',
            at: '2027-06-05T12:00:00Z',
            kind: 'broken',
            item: 'Essential Kit',
            text: 'The handle came off',
            isCovered: false,
            photos: [],
          },
        ],
      }),
    )
    const { user, dialog } = await openReport({ reportDamage })
    await user.selectOptions(dialog.getByLabelText(/What happened/), 'Broken')
    await user.type(dialog.getByLabelText(/Tell us more/), 'The handle came off')
    await user.upload(dialog.getByLabelText('Add photo'), photo)
    await user.click(await dialog.findByRole('button', { name: 'Send report' }))
    const reports = within(await screen.findByRole('region', { name: 'Reported damage' }))
    expect(reports.getByText('The handle came off')).toBeVisible()
    expect(reports.getByText(damageCopy.damageNotCovered)).toBeVisible()
    expect(reportDamage).toHaveBeenCalledExactlyOnceWith(
      {
        id: orderId,
        kind: 'broken',
        item: 'c'.repeat(24),
        text: 'The handle came off',
        photos: ['photo-1'],
      },
      expect.anything(),
    )
  })

  test('of a missing piece goes without a photo, and says that protection does not bear it', async () => {
    const missing = {
      _id: 'report-1',
      at: '2027-06-05T12:00:00Z',
      kind: 'missing' as const,
      item: 'Essential Kit',
      text: 'The peeler is not there',
      isCovered: false,
      photos: [],
    }
    const reportDamage = vi.fn(() => ahead(-2, { status: 'delivered', damageReports: [missing] }))
    const { user, dialog } = await openReport({ reportDamage }, { damageProtection: true })
    await user.selectOptions(dialog.getByLabelText(/What happened/), 'Missing')
    expect(dialog.getByText(/optional, up to 4/)).toBeVisible()
    expect(dialog.getByText(damageCopy.damageNotCovered)).toBeVisible()
    await user.type(dialog.getByLabelText(/Tell us more/), 'The peeler is not there')
    await user.click(dialog.getByRole('button', { name: 'Send report' }))
    const reports = within(await screen.findByRole('region', { name: 'Reported damage' }))
    expect(reports.getByText('Essential Kit: missing')).toBeVisible()
    expect(reportDamage).toHaveBeenCalledOnce()
  })

  test('says at its field what is missing, until it is there', async () => {
    const reportDamage = vi.fn(() => ahead(-2, { status: 'delivered' }))
    const { user, dialog } = await openReport({ reportDamage })
    const send = () => user.click(dialog.getByRole('button', { name: 'Send report' }))
    const kind = dialog.getByLabelText(/What happened/)
    const text = dialog.getByLabelText(/Tell us more/)
    const photos = dialog.getByLabelText('Add photo')
    await send()
    const summary = await dialog.findByRole('alert')
    await waitFor(() => expect(summary).toHaveFocus())
    expect(kind).toBeInvalid()
    expect(kind).toHaveAccessibleDescription(damageCopy.damageKindRequired)
    expect(text).toHaveAccessibleDescription(damageCopy.damageTextRequired)
    await user.click(within(summary).getByRole('link', { name: /What happened/ }))
    expect(kind).toHaveFocus()

    await user.selectOptions(kind, 'Chipped')
    await waitFor(() => expect(kind).toBeValid())
    await user.type(text, 'One bowl')
    await waitFor(() => expect(text).toBeValid())
    await send()
    await waitFor(() => expect(photos).toBeInvalid())
    expect(photos).toHaveAccessibleDescription(damageCopy.damagePhotoRequired)
    await user.upload(photos, photo)
    await waitFor(() => expect(photos).toBeValid())
    await user.click(dialog.getByRole('button', { name: 'Remove pan.jpg' }))
    await waitFor(() => expect(photos).toBeInvalid())
    await user.selectOptions(kind, 'Dirty')
    await waitFor(() => expect(photos).toBeValid())
    expect(dialog.queryByRole('alert')).toBeNull()
    expect(reportDamage).not.toHaveBeenCalled()
    await send()
    await waitFor(() => expect(reportDamage).toHaveBeenCalledOnce())
  })

  test('keeps what was typed when it is closed, until it is sent', async () => {
    const { user, dialog } = await openReport({ reportDamage: () => ahead(-2, { status: 'delivered' }) })
    await user.selectOptions(dialog.getByLabelText(/What is it about/), 'The whole order')
    await user.selectOptions(dialog.getByLabelText(/What happened/), 'Broken')
    await user.type(dialog.getByLabelText(/Tell us more/), 'The handle came off')
    await user.upload(dialog.getByLabelText('Add photo'), photo)
    // beside the dialog
    await user.click(document.body)
    expect(dialog.getByLabelText(/Tell us more/)).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    const open = async () => {
      await user.click(screen.getByRole('button', { name: 'Report damage' }))
      return within(await screen.findByRole('dialog', { name: 'Report damage' }))
    }
    const again = await open()
    expect(again.getByLabelText(/What is it about/)).toHaveDisplayValue('The whole order')
    expect(again.getByLabelText(/What happened/)).toHaveDisplayValue('Broken')
    expect(again.getByLabelText(/Tell us more/)).toHaveValue('The handle came off')
    expect(again.getByRole('img', { name: 'pan.jpg' })).toBeVisible()
    await user.click(await again.findByRole('button', { name: 'Send report' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await open()).getByLabelText(/Tell us more/)).toHaveValue('')
  })

  test('a photo taken away leaves the focus on the next one, in the end where one is added', async () => {
    const { user, dialog } = await openReport({})
    const named = (name: string) => new File(['photo'], name, { type: 'image/jpeg' })
    await user.upload(
      dialog.getByLabelText('Add photo'),
      ['a', 'b', 'c', 'd'].map((name) => named(`${name}.jpg`)),
    )
    const removeButton = (name: string) => dialog.getByRole('button', { name: `Remove ${name}.jpg` })
    await dialog.findByRole('img', { name: 'd.jpg' })
    await user.click(removeButton('d'))
    expect(removeButton('c')).toHaveFocus()
    await user.click(removeButton('a'))
    expect(removeButton('b')).toHaveFocus()
    await user.click(removeButton('b'))
    await user.click(removeButton('c'))
    expect(dialog.getByLabelText('Add photo')).toHaveFocus()
  })

  test('says what is wrong with a photo, and goes on without it', async () => {
    const { user, dialog } = await openReport({})
    server.use(
      http.post('*/api/orders/:id/damage-photos', () =>
        HttpResponse.json({ message: 'A picture can be 5 MB at most.' }, { status: 413 }),
      ),
    )
    await user.upload(dialog.getByLabelText('Add photo'), photo)
    expect(await dialog.findByRole('alert')).toHaveTextContent('pan.jpg: A picture can be 5 MB at most.')
    expect(dialog.queryByRole('img')).toBeNull()
  })

  test('says that damage protection covers it', async () => {
    const { user, dialog } = await openReport({}, { damageProtection: true })
    await user.selectOptions(dialog.getByLabelText(/What happened/), 'Chipped')
    expect(dialog.getByText(damageCopy.damageCovered)).toBeVisible()
  })
})

describe('what is owed besides the price', () => {
  const due = {
    _id: 'due-1',
    amount: 24,
    reason: 'A missing paring knife',
    at: '2027-06-11T12:00:00Z',
    paidAt: null,
    waivedAt: null,
  }
  const collected = (facts: Partial<Order> = {}) =>
    sampleOrder({ status: 'collected', amountsDue: [due], ...facts })

  test('is said and can be paid by card', async () => {
    const payDue = vi.fn(() => collected({ amountsDue: [{ ...due, paidAt: '2027-06-12T12:00:00Z' }] }))
    const { user } = renderOrder(collected(), { dispatch: { payDue } })
    await user.click(await screen.findByRole('button', { name: 'Pay $24.00' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay what is open' }))
    await user.type(await dialog.findByLabelText('Name on card'), 'Ana Example')
    await user.type(dialog.getByLabelText('Card number'), '4242424242424242')
    await user.type(dialog.getByLabelText('Expiry (MM/YY)'), '1230')
    await user.type(dialog.getByLabelText('CVC'), '123')
    await user.click(dialog.getByRole('button', { name: 'Pay $24.00' }))
    expect(await screen.findByText(paymentsCopy.duePaid)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Pay $24.00' })).toBeNull()
    expect(payDue).toHaveBeenCalledExactlyOnceWith(
      { id: orderId, dueId: 'due-1', paymentToken: 'tok_test_success', amount: 24 },
      expect.anything(),
    )
  })

  test('is paid as the button says: another amount by now is shown first', async () => {
    let amount = 24
    const payDue = vi.fn((asked: { amount?: number | undefined }) => {
      if (asked.amount !== amount) {
        const [errorCode, message] = ['PRICES_CHANGED', ordersCopy.amountChanged] as const
        throw new ApiAnswerError({ status: 409, errorCode, message })
      }
      return collected({ amountsDue: [{ ...due, amount, paidAt: '2027-06-12T12:00:00Z' }] })
    })
    const byId = () => collected({ amountsDue: [{ ...due, amount }] })
    const { user } = renderOrder(collected(), { orders: { byId }, dispatch: { payDue } })
    await user.click(await screen.findByRole('button', { name: 'Pay $24.00' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay what is open' }))
    await user.type(await dialog.findByLabelText('Name on card'), 'Ana Example')
    await user.type(dialog.getByLabelText('Card number'), '4242424242424242')
    await user.type(dialog.getByLabelText('Expiry (MM/YY)'), '1230')
    await user.type(dialog.getByLabelText('CVC'), '123')
    amount = 9.5
    await user.click(dialog.getByRole('button', { name: 'Pay $24.00' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(ordersCopy.amountChanged)
    await user.click(await dialog.findByRole('button', { name: 'Pay $9.50' }))
    expect(await screen.findByText(paymentsCopy.duePaid)).toBeVisible()
  })

  test('is not charged where the guest does not confirm it at the bank, and the dialog says so', async () => {
    const payDue = () => {
      throw new ApiAnswerError({
        status: 402,
        errorCode: 'PAYMENT_CONFIRMATION_NEEDED',
        message: paymentsCopy.paymentConfirmationNeeded,
      })
    }
    const { user } = renderOrder(collected(), { dispatch: { payDue } })
    await user.click(await screen.findByRole('button', { name: 'Pay $24.00' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay what is open' }))
    await user.type(await dialog.findByLabelText('Name on card'), 'Ana Example')
    await user.type(dialog.getByLabelText('Card number'), '4000002500003155')
    await user.type(dialog.getByLabelText('Expiry (MM/YY)'), '1230')
    await user.type(dialog.getByLabelText('CVC'), '123')
    await user.click(dialog.getByRole('button', { name: 'Pay $24.00' }))
    const bank = within(await screen.findByRole('alertdialog', { name: /asks you to confirm/ }))
    await user.click(bank.getByRole('button', { name: 'Cancel' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(ordersCopy.changeNotConfirmed)
  })

  const added = { ...due, amount: 5.89, reason: '2 × Essential Kit instead of 1', ofPrice: true as const }
  const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

  test('of its price stands first and says in the payment how much', async () => {
    renderOrder(ahead(20, { amountsDue: [added] }))
    expect(await screen.findByRole('region', { name: 'Payment' })).toHaveTextContent('$5.89 to pay')
    expect(titles()[0]).toBe('Also to pay')
  })

  test('stands at the end once all of it is settled', async () => {
    renderOrder(ahead(20, { amountsDue: [{ ...added, paidAt: '2027-05-03T12:00:00Z' }] }))
    expect(await screen.findByRole('region', { name: 'Payment' })).toHaveTextContent('StatusPaid')
    expect(titles()[0]).toBe('Your plan')
    expect(screen.getByRole('region', { name: 'Charged later' })).toHaveTextContent('$5.89')
  })
})

describe('an order that went out on account', () => {
  const account = () =>
    sampleOrder({ status: 'delivered', isPaid: false, paidAt: null, paymentStatus: 'unpaid' })

  test('says what is due, why and since when, and is paid on its page', async () => {
    const pay = vi.fn(() => ({ ...account(), isPaid: true, paymentStatus: 'paid' as const }))
    const { user } = renderOrder(account(), { orders: { pay } })
    expect(await screen.findByText('To be paid')).toBeVisible()
    expect(screen.getByText(/^Price of the order, since /)).toBeVisible()
    const panel = within(screen.getByRole('region', { name: 'Pay for your order' }))
    await user.type(await panel.findByLabelText('Name on card'), 'Ana Example')
    await user.type(panel.getByLabelText('Card number'), '4242424242424242')
    await user.type(panel.getByLabelText('Expiry (MM/YY)'), '1230')
    await user.type(panel.getByLabelText('CVC'), '123')
    await user.click(panel.getByRole('button', { name: 'Pay' }))
    await waitFor(() => expect(screen.queryByText('To be paid')).toBeNull())
    expect(pay).toHaveBeenCalledExactlyOnceWith(
      { id: orderId, paymentToken: 'tok_test_success', amount: 121.09 },
      expect.anything(),
    )
  })
})

describe('ordering again', () => {
  const past = sampleOrder({ status: 'completed' })
  const item = {
    _id: 'd'.repeat(24),
    name: 'Essential Kit',
    slug: 'essential-kit',
    category: 'Essential',
    image: '',
    price: 52,
    qty: 2,
    countInStock: 5,
  }

  test('fills the cart, says what is different and goes there', async () => {
    const text = ordersCopy.reorderPrice('Essential Kit', '$52.00', '$49.00')
    const reorder = () => ({
      items: [item],
      differences: [{ kind: 'price' as const, name: item.name, text }],
    })
    const { user } = renderOrder(past, { orders: { reorder } })
    await user.click(await screen.findByRole('button', { name: 'Order again' }))
    await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent('/cart'))
    expect(await screen.findByText(`${text}.`)).toBeVisible()
    expect(JSON.parse(localStorage.getItem(storageKeys.cart) ?? '{}').items).toMatchObject([
      { _id: item._id, qty: 2, price: 52 },
    ])
  })

  test('stays where it is when nothing can be had', async () => {
    const text = ordersCopy.reorderGone('Essential Kit')
    const reorder = () => ({ items: [], differences: [{ kind: 'gone' as const, name: item.name, text }] })
    const { user } = renderOrder(past, { orders: { reorder } })
    await user.click(await screen.findByRole('button', { name: 'Order again' }))
    expect(await screen.findByText(ordersCopy.reorderNothing)).toBeVisible()
    expect(screen.getByLabelText('Address')).toHaveTextContent('/order')
  })

  test('says so when it failed', async () => {
    const reorder = () => {
      throw new ApiAnswerError({
        status: 404,
        errorCode: 'ORDER_NOT_FOUND',
        message: ordersCopy.orderNotFound,
      })
    }
    const { user } = renderOrder(past, { orders: { reorder } })
    await user.click(await screen.findByRole('button', { name: 'Order again' }))
    expect(await screen.findByText(ordersCopy.orderNotFound)).toBeVisible()
  })
})
