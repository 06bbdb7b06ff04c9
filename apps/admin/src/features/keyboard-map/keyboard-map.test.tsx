import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAdmin } from '../../test/open-admin.tsx'
import { account, dashboard, userItem } from '../../test/people.ts'
import { destinations } from './keyboard-map.ts'

const users = ['Ada', 'Bo', 'Cy'].map((name, index) => ({ ...userItem, _id: `${index}`.repeat(24), name }))

async function openUsers() {
  const admin = openAdmin({
    path: '/users',
    answers: {
      accounts: { page: () => ({ users, page: 1, pages: 1, total: 3 }), byId: () => account },
      dashboard: { read: () => dashboard },
    },
  })
  await screen.findByText('Cy')
  return admin
}
const focusedRow = () => within(document.activeElement as HTMLElement).getAllByRole('link')[0]?.textContent

test('J and K move through the rows and stay within them, Enter opens the one', async () => {
  const { user, location } = await openUsers()
  await user.keyboard('j')
  expect(focusedRow()).toBe('Ada')
  await user.keyboard('jjj')
  expect(focusedRow()).toBe('Cy')
  await user.keyboard('k')
  expect(focusedRow()).toBe('Bo')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(location().pathname).toBe(`/users/${users[1]?._id}/edit`))
})

test('E edits the row; on a page it goes to its first field', async () => {
  const { user, location } = await openUsers()
  await user.keyboard('je')
  await waitFor(() => expect(location().pathname).toBe(`/users/${users[0]?._id}/edit`))
  await screen.findByLabelText('Name')
  await user.keyboard('e')
  expect(screen.getByLabelText('Name')).toHaveFocus()
})

test('/ goes to the list’s search, where letters are letters', async () => {
  const { user, location } = await openUsers()
  await user.keyboard('/')
  const field = screen.getByRole('searchbox')
  expect(field).toHaveFocus()
  await user.keyboard('go j?')
  expect(field).toHaveValue('go j?')
  await waitFor(() => expect(location().pathname).toBe('/users'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('G and a letter goes to a page, at once or not at all', async () => {
  expect(destinations).toEqual({ o: '/orders', p: '/products', u: '/users', d: '/dispatch' })
  const { user, location } = openAdmin({
    path: '/dashboard',
    answers: {
      dashboard: { read: () => dashboard },
      accounts: { page: () => ({ users, page: 1, pages: 1, total: 3 }) },
    },
  })
  await screen.findByText('Chef Knife Kit')
  await user.keyboard('gxu')
  await waitFor(() => expect(location().pathname).toBe('/dashboard'))
  await user.keyboard('gu')
  expect(await screen.findByText('Cy')).toBeInTheDocument()
  await waitFor(() => expect(location().pathname).toBe('/users'))
})

test('? lists the keys, which can be switched off in this browser', async () => {
  const { user, location } = await openUsers()
  await user.keyboard('?')
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
  expect(dialog.getByText('Search the list')).toBeInTheDocument()
  await user.click(dialog.getByRole('checkbox'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.keyboard('jgo?')
  await waitFor(() => expect(location().pathname).toBe('/users'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.keyboard('{Control>}k{/Control}')
  expect(await screen.findByRole('combobox')).toBeInTheDocument()
  expect(localStorage.getItem('trivet.admin.shortcuts')).toBe('off')
})

test('keys with Ctrl or Alt are the browser’s', async () => {
  const { user } = await openUsers()
  await user.keyboard('{Control>}j{/Control}{Alt>}j{/Alt}{Control>}?{/Control}')
  expect(document.activeElement).toBe(document.body)
})
