import { screen, within } from '@testing-library/react'
import type { WaitingListEntry } from '@trivet/core/contract/waiting-list'
import { expect, test } from 'vitest'
import { openAdmin } from '../test/open-admin.tsx'

const ana: WaitingListEntry = {
  _id: 'a'.repeat(24),
  email: 'ana@example.com',
  postalCode: '59718',
  city: 'Bozeman',
  country: 'USA',
  joinedAt: '2026-12-01T18:00:00.000Z',
}

test('shows who waits and where, and erases an entry after a question', async () => {
  let entries = [ana]
  const { user } = openAdmin({
    path: '/waiting-list',
    answers: {
      waitingList: {
        list: () => ({
          entries,
          page: 1,
          pages: 1,
          total: entries.length,
          demand: [{ zipArea: '597', place: 'Montana', people: 12 }],
        }),
        erase: () => {
          entries = []
        },
      },
    },
  })
  const demand = await screen.findByRole('region', { name: 'Where they wait' })
  expect(demand).toHaveTextContent('597 Montana: 12 people')
  expect(await screen.findByText('59718 Bozeman')).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Erase ana@example.com, 59718' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase from the waiting list' }))
  await user.click(dialog.getByRole('button', { name: 'Erase' }))
  expect(await screen.findByText('ana@example.com is off the waiting list')).toBeInTheDocument()
  expect(await screen.findByText('Nobody waits for us anywhere yet')).toBeInTheDocument()
})
