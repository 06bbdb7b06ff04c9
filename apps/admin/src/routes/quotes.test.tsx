import { screen, waitFor, within } from '@testing-library/react'
import type { ListedWrittenQuote, WrittenQuote } from '@trivet/core/contract/written-quotes'
import { calendarDate } from '@trivet/core/dates'
import { expect, test } from 'vitest'
import { openAdmin } from '../test/open-admin.tsx'

const quote: ListedWrittenQuote = {
  _id: '3'.repeat(24),
  number: 'Q-7RP4K-V',
  status: 'open',
  expiresAt: '2026-12-08T18:00:00.000Z',
  createdAt: '2026-12-01T18:00:00.000Z',
  guest: { _id: '2'.repeat(24), name: 'Ana Alvarez', email: 'ana@example.com' },
  totalPrice: 90.78,
  rentalStart: calendarDate('2026-12-10'),
  rentalEnd: calendarDate('2026-12-17'),
}

test('a quote is opened by its number, which a keyboard and a phone reach as well', async () => {
  openAdmin({
    path: '/quotes',
    role: 'support',
    answers: { writtenQuotes: { list: () => ({ quotes: [quote], page: 1, pages: 1, total: 1 }) } },
  })
  expect(await screen.findByRole('link', { name: quote.number })).toHaveAttribute(
    'href',
    `/quotes/${quote._id}`,
  )
})

test('the list is narrowed to what became of a quote, in its address', async () => {
  const asked: unknown[] = []
  const { user, location } = openAdmin({
    path: '/quotes?page=2',
    answers: {
      writtenQuotes: {
        list(input) {
          asked.push(input)
          const quotes = input.status === 'expired' ? [] : [quote]
          return { quotes, page: 1, pages: 1, total: quotes.length }
        },
      },
    },
  })
  const filter = await screen.findByRole('combobox', { name: 'Status' })
  await user.selectOptions(filter, 'Accepted')
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ status: 'accepted', pageNumber: 1 }))
  expect(location().search).toBe('?status=accepted')
  await user.selectOptions(filter, 'Expired')
  expect(await screen.findByText('No quotes match')).toBeVisible()
})

test('a word in the address that is no status narrows nothing', async () => {
  const asked: unknown[] = []
  openAdmin({
    path: '/quotes?status=paid',
    answers: {
      writtenQuotes: {
        list(input) {
          asked.push(input)
          return { quotes: [quote], page: 1, pages: 1, total: 1 }
        },
      },
    },
  })
  expect(await screen.findByRole('combobox', { name: 'Status' })).toHaveDisplayValue('All quotes')
  expect(asked).toEqual([{ q: '', pageNumber: 1 }])
})

const sale = {
  items: [{ product: 'a'.repeat(24), qty: 1 }],
  rentalStart: quote.rentalStart,
  rentalEnd: quote.rentalEnd,
  rentalAddress: { street: '', city: '', state: '', postalCode: '78704', country: 'USA' },
  damageProtection: false,
} as const satisfies Partial<WrittenQuote['sale']>

test('a quote tells what happened to it, who did it, and the order it became', async () => {
  const order = { _id: '4'.repeat(24), number: 'T-7QP4K-V' }
  const maya = { name: 'Maya', isStaff: true }
  const whole: WrittenQuote = {
    ...quote,
    status: 'accepted',
    holdsUnits: false,
    note: '',
    price: {
      itemsPrice: 70,
      extraDaysPrice: 0,
      rentalDays: 7,
      damageProtectionFee: 0,
      deliveryPrice: 12,
      taxPrice: 8.78,
      discountPrice: 0,
      totalPrice: 90.78,
      rows: [],
      lines: [],
    },
    madeBy: 'Maya',
    sale: { ...sale, items: [...sale.items] },
    order,
    history: [
      { at: '2026-12-01T18:00:00.000Z', kind: 'made', actor: maya, order: null },
      { at: '2026-12-02T18:00:00.000Z', kind: 'sent-again', actor: maya, order: null },
      {
        at: '2026-12-03T18:00:00.000Z',
        kind: 'order-placed',
        actor: { name: 'Ana Alvarez', isStaff: false },
        order,
      },
      { at: '2026-12-03T18:01:00.000Z', kind: 'paid', actor: null, order },
    ],
  }
  openAdmin({ path: `/quotes/${quote._id}`, answers: { writtenQuotes: { byId: () => whole } } })
  const history = within(await screen.findByRole('list', { name: 'History' }))
  const events = history.getAllByRole('listitem')
  expect(events.map((event) => event.querySelector('p')?.textContent)).toEqual([
    'Written and sent',
    'Sent again by another link',
    'Order placed, to be paid',
    'Accepted by its payment',
  ])
  expect(events[1]).toHaveTextContent('Maya, staff')
  expect(events[2]).toHaveTextContent(/· Ana Alvarez/)
  expect(history.getByRole('link', { name: 'Order T-7QP4K-V' })).toHaveAttribute(
    'href',
    `/orders/${order._id}`,
  )
})
