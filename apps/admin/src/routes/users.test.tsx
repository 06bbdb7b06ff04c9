import type { UserPage } from '@trivet/core/contract/accounts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openAdmin } from '../test/open-admin.tsx'
import { userItem } from '../test/people.ts'

const pageOf = (...users: UserPage['users']): UserPage => ({ users, page: 1, pages: 1, total: users.length })
const asked = (page: { mock: { calls: [object, ...unknown[]][] } }) => page.mock.calls.at(-1)?.[0]

test('lists accounts with their roles and orders, each a way to its page', async () => {
  const both = {
    ...userItem,
    _id: 'e'.repeat(24),
    name: 'Bo',
    phone: '',
    isAdmin: true,
    staffRole: 'driver' as const,
    isHost: true,
    isDisabled: true,
  }
  openAdmin({ path: '/users', answers: { accounts: { page: () => pageOf(userItem, both) } } })
  const table = await screen.findByRole('table', { name: /accounts/i })
  const rows = within(table).getAllByRole('row').slice(1)
  const texts = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  )
  expect(texts).toEqual([
    ['Gil Guest', userItem.email, userItem.phone, 'Nov 21, 2026, 12:04 PM', '3', 'Guest'],
    ['Bo', userItem.email, '—', 'Nov 21, 2026, 12:04 PM', '3', 'DriverHostDisabled'],
  ])
  expect(within(table).getByRole('link', { name: 'Bo' })).toHaveAttribute('href', `/users/${both._id}/edit`)
  expect(screen.getByText('2 accounts')).toBeInTheDocument()
})

test('a sample customer is marked so', async () => {
  const sample = { ...userItem, isSample: true }
  openAdmin({ path: '/users', answers: { accounts: { page: () => pageOf(sample) } } })
  expect(await screen.findByText('Sample')).toBeInTheDocument()
  expect(screen.queryByText('Disabled', { selector: 'td *' })).not.toBeInTheDocument()
})

test('search, role, sort and page are the server’s work and stand in the address', async () => {
  const page = vi.fn((_input: object) => ({ ...pageOf(userItem), pages: 3, total: 55 }))
  const { user, location } = openAdmin({ path: '/users', answers: { accounts: { page } } })
  await screen.findByRole('table')
  expect(asked(page)).toEqual({ sort: '-since', pageNumber: 1 })
  await user.type(screen.getByRole('searchbox', { name: 'Name, email or phone' }), 'gil')
  await waitFor(() => expect(asked(page)).toEqual({ q: 'gil', sort: '-since', pageNumber: 1 }))
  expect(screen.getByRole('searchbox')).toHaveFocus()
  await user.selectOptions(screen.getByLabelText('Role'), 'Hosts')
  await waitFor(() => expect(asked(page)).toMatchObject({ q: 'gil', role: 'host' }))
  await user.click(screen.getByRole('button', { name: 'Name' }))
  await waitFor(() => expect(asked(page)).toMatchObject({ sort: 'name' }))
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
  await user.click(screen.getByRole('link', { name: 'Page 2' }))
  await waitFor(() => expect(asked(page)).toEqual({ q: 'gil', role: 'host', sort: 'name', pageNumber: 2 }))
  await waitFor(() => expect(location().search).toBe('?q=gil&role=host&sort=name&page=2'))
  expect(screen.getByRole('main')).toHaveFocus()
})

test('support, who sees no accounts of staff, is not asked for them, whatever the address says', async () => {
  const page = vi.fn((_input: object) => pageOf(userItem))
  openAdmin({ path: '/users?role=admin', role: 'support', answers: { accounts: { page } } })
  await screen.findByRole('table')
  expect(asked(page)).toEqual({ sort: '-since', pageNumber: 1 })
  const options = within(screen.getByLabelText('Role')).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(['All roles', 'Hosts', 'Guests', 'Disabled'])
})

test('an owner finds the accounts of staff by their role', async () => {
  const page = vi.fn((_input: object) => pageOf(userItem))
  openAdmin({ path: '/users?role=admin', answers: { accounts: { page } } })
  await screen.findByRole('table')
  expect(asked(page)).toMatchObject({ role: 'admin' })
  expect(screen.getByLabelText('Role')).toHaveDisplayValue('Admins')
})

test('a slip in the search is mended by one press', async () => {
  const page = vi.fn(({ q }: { q?: string | undefined }) => (q === 'gil' ? pageOf(userItem) : pageOf()))
  const { user, location } = openAdmin({
    path: '/users?q=gli&role=guest',
    answers: { accounts: { page }, adminSearch: { meant: () => ({ meant: 'gil' }) } },
  })
  await user.click(await screen.findByRole('button', { name: 'gil' }))
  expect(await screen.findByRole('link', { name: 'Gil Guest' })).toBeInTheDocument()
  await waitFor(() => expect(location().search).toBe('?q=gil&role=guest'))
  expect(screen.getByRole('searchbox', { name: 'Name, email or phone' })).toHaveValue('gil')
})

test('nobody found is said', async () => {
  const nothing = () => ({ meant: null })
  openAdmin({
    path: '/users?q=zzz',
    answers: { accounts: { page: () => pageOf() }, adminSearch: { meant: nothing } },
  })
  expect(await screen.findByText('No accounts match')).toBeInTheDocument()
})

test('a page past the end leads back to the first', async () => {
  openAdmin({ path: '/users?page=9', answers: { accounts: { page: () => pageOf() } } })
  expect(await screen.findByText(/No accounts on this page/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'First page' })).toHaveAttribute('href', '/users')
})

test('an unknown address is not found', async () => {
  openAdmin({ path: '/nowhere', answers: {} })
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument()
})
