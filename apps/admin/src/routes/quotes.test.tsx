import { screen } from '@testing-library/react'
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
