import { adminPageSize } from '@trivet/core'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../test/console.tsx'
import { guestAccount } from '../test/samples.ts'

test('lists accounts with their roles', async () => {
  const both = { ...guestAccount, _id: 'e'.repeat(24), name: 'Bo', phone: '', isAdmin: true, isHost: true }
  openConsole({ path: '/users', answers: { users: { list: () => [guestAccount, both] } } })
  const table = await screen.findByRole('table', { name: /accounts/i })
  const rows = within(table).getAllByRole('row').slice(1)
  const texts = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  )
  expect(texts).toEqual([
    ['Gil Guest', guestAccount.email, guestAccount.phone, 'Nov 21, 2026, 12:04 PM', 'Guest'],
    ['Bo', guestAccount.email, '—', 'Nov 21, 2026, 12:04 PM', 'AdminHost'],
  ])
})

test('draws one page of many accounts', async () => {
  const list = () =>
    Array.from({ length: adminPageSize + 1 }, (_, index) => ({
      ...guestAccount,
      _id: String(index).padStart(24, '0'),
      name: `Guest ${index + 1}`,
    }))
  const { user } = openConsole({ path: '/users', answers: { users: { list } } })
  expect(await screen.findByText('Guest 1')).toBeInTheDocument()
  expect(screen.queryByText('Guest 21')).not.toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Page 2' }))
  expect(await screen.findByText('Guest 21')).toBeInTheDocument()
  expect(screen.queryByText('Guest 1')).not.toBeInTheDocument()
})

test('an unknown address is not found', async () => {
  openConsole({ path: '/nowhere', answers: {} })
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument()
})
