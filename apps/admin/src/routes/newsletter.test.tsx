import { screen, within } from '@testing-library/react'
import type { Subscriber } from '@trivet/core/contract/contact'
import { expect, test } from 'vitest'
import { openAdmin } from '../test/open-admin.tsx'

const ana: Subscriber = {
  _id: 'a'.repeat(24),
  email: 'ana@example.com',
  subscribedAt: '2026-12-01T18:00:00.000Z',
  unsubscribedAt: null,
}

test('counts the readers, and ends a subscription after a question', async () => {
  let readers = [ana]
  const { user } = openAdmin({
    path: '/newsletter',
    answers: {
      newsletter: {
        list: () => ({
          subscribers: readers,
          page: 1,
          pages: 1,
          total: readers.length,
          counts: { subscribed: 1240, unsubscribed: 7 },
        }),
        remove: () => {
          readers = []
          return { ...ana, unsubscribedAt: '2026-12-02T18:00:00.000Z' }
        },
      },
    },
  })
  expect(await screen.findByText('1,240 readers, 7 unsubscribed')).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Unsubscribe ana@example.com' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Unsubscribe' }))
  await user.click(dialog.getByRole('button', { name: 'Unsubscribe' }))
  expect(await screen.findByText('ana@example.com is unsubscribed')).toBeInTheDocument()
  expect(await screen.findByText('Nobody is subscribed yet')).toBeInTheDocument()
})
