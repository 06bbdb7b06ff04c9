import { screen, waitFor, within } from '@testing-library/react'
import type { AuditEntry } from '@trivet/core/contract/audit'
import { expect, test } from 'vitest'
import { openAdmin } from '../test/open-admin.tsx'

const orderId = '0123456789abcdef01234567'
const entry: AuditEntry = {
  _id: '7',
  at: '2026-12-01T18:00:00.000Z',
  actor: { _id: 'a'.repeat(24), name: 'Olive Owner', email: 'olive@trivet.test' },
  action: 'order.status-changed',
  subject: { kind: 'order', id: orderId, number: 'T-7QP4K-V' },
  details: { from: 'packed', to: 'dispatched', note: '' },
}

function openLog(path: string, entries: AuditEntry[]) {
  const asked: object[] = []
  const admin = openAdmin({
    path,
    answers: {
      audit: {
        list: (input) => {
          asked.push(input)
          return { entries, page: 1, pages: 1, total: entries.length }
        },
        actions: () => ['order.status-changed', 'settings.changed'],
      },
    },
  })
  return { ...admin, asked }
}

test('tells who did what to what, from what to what', async () => {
  openLog('/audit', [entry, { ...entry, _id: '8', actor: null }])
  const table = await screen.findByRole('table', { name: /audit log/i })
  const [, first, second] = within(table).getAllByRole('row')
  expect(first).toHaveTextContent('Order status changed')
  expect(first).toHaveTextContent(/packed → became dispatched/)
  expect(within(first!).getByRole('link', { name: 'order T-7QP4K-V' })).toHaveAttribute(
    'href',
    `/orders/${orderId}`,
  )
  expect(second).toHaveTextContent('The shop')
})

test('is narrowed by person, action and days, all of it in the address', async () => {
  const { user, location, asked } = openLog('/audit?from=2026-12-01', [])
  expect(await screen.findByText('No entries match')).toBeInTheDocument()
  await user.type(screen.getByRole('textbox', { name: 'Who' }), 'olive{Enter}')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Action' }), 'Settings changed')
  await screen.findByText('No entries match')
  await waitFor(() => expect(location().search).toBe('?from=2026-12-01&actor=olive&action=settings.changed'))
  expect(asked.at(-1)).toMatchObject({ from: '2026-12-01', actor: 'olive', action: 'settings.changed' })
})
