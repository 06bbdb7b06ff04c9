import { screen, waitFor } from '@testing-library/react'
import type { ListedWrittenQuote } from '@trivet/core/contract/written-quotes'
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
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ status: 'accepted', page: 1 }))
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
  expect(asked).toEqual([{ q: '', page: 1 }])
})
