import * as accountsCopy from '@trivet/core/copy/accounts'
import * as generalCopy from '@trivet/core/copy/general'
import * as signInCopy from '@trivet/core/copy/sign-in'

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readToken } from '../../lib/session.ts'
import { Refusal } from '../../test/api.ts'
import { openAdmin } from '../../test/open-admin.tsx'
import { passkeyRequest, stubPasskeys } from '../../test/passkeys.ts'
import { account, dashboard } from '../../test/people.ts'
import { adminSession } from '../../test/samples.ts'

const minute = 60_000
const again = { ...adminSession, token: 'second-token' }

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

async function wait(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms))
}

function openAccount(users: object = {}, edit: () => typeof account = () => account) {
  const { user: _user, ...admin } = openAdmin({
    path: `/users/${account._id}/edit`,
    answers: {
      accounts: { byId: () => account, page: () => ({ users: [], page: 1, pages: 0, total: 0 }), edit },
      users: { profile: () => adminSession, ...users },
      dashboard: { read: () => dashboard },
      passkeys: { ask: () => passkeyRequest },
    },
  })
  return admin
}

test('after 27 minutes without work it warns, and one press keeps the session', async () => {
  const profile = vi.fn(() => adminSession)
  openAccount({ profile })
  await screen.findByLabelText('Name')
  await wait(26 * minute)
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await wait(2 * minute)
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Are you still there?' }))
  expect(dialog.getByRole('timer').textContent).toMatch(/^[01]:\d\d$/)
  fireEvent.click(dialog.getByRole('button', { name: 'Stay signed in' }))
  await wait(2 * minute)
  expect(profile).toHaveBeenCalled()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(readToken()).toBe(adminSession.token)
})

test('somebody who types for long is no idler: the server is told', async () => {
  const profile = vi.fn(() => adminSession)
  openAccount({ profile })
  const name = await screen.findByLabelText('Name')
  for (let n = 0; n < 8; n += 1) {
    await wait(6 * minute)
    fireEvent.keyDown(name, { key: 'a' })
    await wait(100)
  }
  expect(profile.mock.calls.length).toBeGreaterThan(3)
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('after it ended, a passkey of somebody else does not go on with their work', async () => {
  stubPasskeys()
  const logout = vi.fn()
  const loginWithPasskey = () => ({ ...again, _id: 'somebody-else' })
  openAccount({ loginWithPasskey, logout })
  await screen.findByLabelText('Name')
  await wait(31 * minute)
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in again' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Use a passkey' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(signInCopy.passkeyOfOther)
  expect(readToken()).toBeNull()
  await waitFor(() => expect(logout).toHaveBeenCalledOnce())
})

test('a session that ends leaves the form as it is, and after the password the work goes on', async () => {
  const login = vi.fn(() => again)
  openAccount({ login })
  const name = await screen.findByLabelText('Name')
  fireEvent.change(name, { target: { value: 'Half a na' } })
  await wait(31 * minute)
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in again' }))
  expect(readToken()).toBeNull()
  fireEvent.change(dialog.getByLabelText('Password'), { target: { value: 'secret-words' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Go on' }))
  await waitFor(() => expect(readToken()).toBe('second-token'))
  expect(login).toHaveBeenCalledWith(
    { email: adminSession.email, password: 'secret-words' },
    expect.anything(),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByLabelText('Name')).toHaveValue('Half a na')
})

test('so does one the server has ended, told by the answer to a save', async () => {
  const edit = () => {
    throw new Refusal(401, 'AUTHENTICATION_REQUIRED', generalCopy.authenticationRequired)
  }
  const { location } = openAccount({}, edit)
  const name = await screen.findByLabelText('Name')
  fireEvent.change(name, { target: { value: 'Gilda' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save profile' }))
  expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toBeInTheDocument()
  await waitFor(() => expect(location().pathname).toBe(`/users/${account._id}/edit`))
  expect(name).toHaveValue('Gilda')
})

test('a wrong password is said, and another account may be used instead', async () => {
  const login = () => {
    throw new Refusal(401, 'LOGIN_FAILED', accountsCopy.loginFailed)
  }
  openAccount({ login })
  await screen.findByLabelText('Name')
  await wait(31 * minute)
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in again' }))
  fireEvent.change(dialog.getByLabelText('Password'), { target: { value: 'wrong' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Go on' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(accountsCopy.loginFailed)
  fireEvent.click(dialog.getByRole('button', { name: 'Use another account' }))
  expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeInTheDocument()
})

test('signing out everywhere ends the session here; when the server cannot, it is said', async () => {
  let isDown = true
  const logoutEverywhere = vi.fn(() => {
    if (isDown) throw new Refusal(503, 'UNAVAILABLE', 'busy')
  })
  openAccount({ logoutEverywhere })
  const openMenu = async () => {
    fireEvent.click(await screen.findByRole('button', { name: `Account of ${adminSession.name}` }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Sign out everywhere' }))
  }
  await openMenu()
  expect(await screen.findByText(generalCopy.errorOccurred)).toBeInTheDocument()
  expect(readToken()).toBe(adminSession.token)
  isDown = false
  await openMenu()
  expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeInTheDocument()
})
