import * as accountsCopy from '@trivet/core/copy/accounts'
import { screen, waitFor, within } from '@testing-library/react'
import { storageKeys } from '@trivet/core/cart'
import type { Session } from '@trivet/core/contract/accounts'
import { expect, test } from 'vitest'
import { renderPage } from '../test/render-page.tsx'
import { sampleSession } from '../test/samples.ts'
import { SiteHeader } from './site-header.tsx'

function renderHeader({ at = '/', session }: { at?: string; session?: Partial<Session> } = {}) {
  if (session) localStorage.setItem(storageKeys.userInfo, JSON.stringify(sampleSession(session)))
  return renderPage({
    path: '/',
    Component: () => <h1>Somewhere</h1>,
    at,
    beside: <SiteHeader />,
    api: { users: { logout: () => undefined } },
  })
}

const openMenu = async (user: ReturnType<typeof renderHeader>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Account of Ana Example' }))

test('a signed-out visitor can sign in and comes back to this place', async () => {
  renderHeader({ at: '/catalog?keyword=pan' })
  expect(await screen.findByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Fcatalog%3Fkeyword%3Dpan',
  )
})

test('a guest finds the profile and no admin link', async () => {
  const { user } = renderHeader({ session: {} })
  await openMenu(user)
  expect(screen.getByText('Ana')).toBeVisible()
  expect(screen.getByRole('link', { name: accountsCopy.myProfile })).toHaveAttribute('href', '/profile')
  expect(screen.queryByRole('link', { name: 'Admin Dashboard' })).toBeNull()
})

test('staff find the admin', async () => {
  const { user } = renderHeader({ session: { isAdmin: true } })
  await openMenu(user)
  expect(screen.getByRole('link', { name: 'Admin Dashboard' })).toHaveAttribute('href', '/admin/')
})

test('following a link closes the menu', async () => {
  const { user } = renderHeader({ session: {} })
  await openMenu(user)
  await user.click(screen.getByRole('link', { name: accountsCopy.myProfile }))
  expect(screen.queryByRole('link', { name: accountsCopy.myProfile })).toBeNull()
})

test('Logout forgets the session and says so', async () => {
  const { user } = renderHeader({ session: {} })
  await openMenu(user)
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  expect(await screen.findByText(accountsCopy.loggedOut)).toBeVisible()
  await waitFor(() => expect(screen.getByRole('link', { name: 'Login' })).toBeVisible())
  expect(localStorage.getItem(storageKeys.userInfo)).toBeNull()
})

test('a broken stored session is none', async () => {
  localStorage.setItem(storageKeys.userInfo, '{"token": 7}')
  renderHeader()
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible()
})

test('on phones the pages are in a menu, which closes with Escape and after following a link', async () => {
  const { user } = renderHeader()
  const button = await screen.findByRole('button', { name: 'Menu' })
  await user.click(button)
  const menu = await screen.findByRole('dialog', { name: 'Menu' })
  const names = within(menu)
    .getAllByRole('link')
    .map((link) => link.textContent)
  expect(names).toEqual(['Kits', 'Build a kit', 'How it works', 'About', 'FAQ', 'BBQ Collection', 'Contact'])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(button).toHaveFocus()

  await user.click(button)
  await user.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'FAQ' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText('Address')).toHaveTextContent('/faq')
})
