import * as accountsCopy from '@trivet/core/copy/accounts'
import * as generalCopy from '@trivet/core/copy/general'
import * as signInCopy from '@trivet/core/copy/sign-in'

import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readToken } from '../lib/session.ts'
import { Refusal } from '../test/api.ts'
import { openAdmin } from '../test/open-admin.tsx'
import { dashboard, userItem } from '../test/people.ts'
import { adminSession, guestSession } from '../test/samples.ts'

const signedIn = { dashboard: { read: () => dashboard } }
const firstPage = () => screen.findByText('Saturday, November 21, 2026')

async function signIn(user: ReturnType<typeof openAdmin>['user']) {
  await user.type(await screen.findByLabelText('Email'), 'someone@trivet.test')
  await user.type(screen.getByLabelText('Password'), 'secret-words')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
}

test('asks for both fields, and goes to the first that is missing', async () => {
  const { user } = openAdmin({ path: '/login', signedIn: false, answers: {} })
  await user.click(await screen.findByRole('button', { name: 'Sign In' }))
  expect(await screen.findAllByText(generalCopy.fillAllFields)).toHaveLength(2)
  expect(screen.getByLabelText('Email')).toHaveFocus()
})

test('leads to a reset link', async () => {
  openAdmin({ path: '/login', signedIn: false, answers: {} })
  const link = await screen.findByRole('link', { name: 'Forgot password?' })
  expect(link).toHaveAttribute('href', '/forgot-password')
})

test('says that it is signing in while the server thinks', async () => {
  let answer: (session: typeof adminSession) => void = () => undefined
  const login = () => new Promise<typeof adminSession>((resolve) => (answer = resolve))
  const { user } = openAdmin({
    path: '/login',
    signedIn: false,
    answers: { users: { login }, ...signedIn },
  })
  await signIn(user)
  expect(await screen.findByRole('button', { name: accountsCopy.signingIn })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  answer(adminSession)
  expect(await firstPage()).toBeInTheDocument()
})

test('a wrong password is answered in the form, and the password field is ready for another try', async () => {
  const login = () => {
    throw new Refusal(401, 'LOGIN_FAILED', accountsCopy.loginFailed)
  }
  const { user } = openAdmin({ path: '/login', signedIn: false, answers: { users: { login } } })
  await signIn(user)
  expect(await screen.findByRole('alert')).toHaveTextContent(accountsCopy.loginFailed)
  expect(screen.getByLabelText('Password')).toHaveFocus()
  expect(screen.getByLabelText('Email')).toHaveValue('someone@trivet.test')
})

test("a guest's account is refused and its token revoked", async () => {
  const logout = vi.fn<(input: void, call: { token: string | null }) => void>()
  const { user, location } = openAdmin({
    path: '/login',
    signedIn: false,
    answers: { users: { login: () => guestSession, logout } },
  })
  await signIn(user)
  expect(await screen.findByRole('alert')).toHaveTextContent(generalCopy.adminRequired)
  expect(logout.mock.calls.map(([, { token }]) => token)).toEqual([guestSession.token])
  expect(readToken()).toBeNull()
  expect(localStorage).toHaveLength(0)
  await waitFor(() => expect(location().pathname).toBe('/login'))
})

test('an admin comes back to the page that asked for the sign-in', async () => {
  const { user, location } = openAdmin({
    path: '/users?page=2',
    signedIn: false,
    answers: {
      users: { login: () => adminSession },
      accounts: { page: () => ({ users: [userItem], page: 2, pages: 2, total: 21 }) },
    },
  })
  expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeInTheDocument()
  expect(document.title).toBe('Sign In · Trivet admin')
  await signIn(user)
  expect(await screen.findByRole('link', { name: userItem.name })).toBeInTheDocument()
  expect(location()).toMatchObject({ pathname: '/users', search: '?page=2' })
})

test.each([
  ['a token that ran out', 401, 'AUTHENTICATION_REQUIRED', generalCopy.authenticationRequired],
  ['a role that was withdrawn', 403, 'ADMIN_REQUIRED', generalCopy.adminRequired],
])('%s leads to the sign-in page, which says why', async (_case, status, code, message) => {
  const list = () => {
    throw new Refusal(status, code, message)
  }
  const { location } = openAdmin({ path: '/users', answers: { accounts: { page: list } } })
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(location()).toMatchObject({ pathname: '/login', state: { from: '/users' } })
  expect(readToken()).toBeNull()
  expect(localStorage.getItem('trivet.admin.session')).toBeNull()
})

test('logging out ends the session here even when the server cannot be told', async () => {
  const logout = () => {
    throw new Refusal(503, 'UNAVAILABLE', 'busy')
  }
  const { user } = openAdmin({
    path: '/dashboard',
    answers: { users: { logout }, ...signedIn },
  })
  await user.click(await screen.findByRole('button', { name: `Account of ${adminSession.name}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeInTheDocument()
  expect(readToken()).toBeNull()
})

test('signing out in another tab signs out here', async () => {
  openAdmin({ path: '/dashboard', answers: signedIn })
  await firstPage()
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Staff sign-in' })).toBeInTheDocument())
})

const demoShop = () => ({
  demoAccounts: [
    { email: 'admin@trivet.test', password: 'trivet-admin', role: 'admin' as const },
    { email: 'driver@trivet.test', password: 'trivet-driver', role: 'driver' as const },
    { email: 'guest@trivet.test', password: 'trivet-guest', role: 'guest' as const },
  ],
  payments: 'test' as const,
})

test('the demo shop offers the accounts of staff alone, and fills one in', async () => {
  const login = vi.fn(() => adminSession)
  const { user } = openAdmin({
    path: '/login',
    signedIn: false,
    answers: { shop: { info: demoShop }, users: { login }, ...signedIn },
  })
  await user.click(await screen.findByRole('button', { name: 'Fill in as admin' }))
  expect(screen.getByText(/driver@trivet/)).toBeInTheDocument()
  expect(screen.queryByText(/guest@trivet/)).not.toBeInTheDocument()
  expect(screen.getByLabelText('Email')).toHaveValue('admin@trivet.test')
  expect(login).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(await firstPage()).toBeInTheDocument()
  expect(login).toHaveBeenCalledWith(
    { email: 'admin@trivet.test', password: 'trivet-admin' },
    expect.anything(),
  )
})

test.each([
  ['is no demo', () => ({ demoAccounts: [], payments: 'test' as const })],
  [
    'cannot say',
    () => {
      throw new Refusal(503, 'UNAVAILABLE', 'busy')
    },
  ],
])('a shop that %s shows the form alone', async (_case, info) => {
  openAdmin({ path: '/login', signedIn: false, answers: { shop: { info } } })
  expect(await screen.findByLabelText('Email')).toBeVisible()
  await expect(screen.findByText('Demo accounts', {}, { timeout: 200 })).rejects.toThrow()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

const challenge = 'c'.repeat(43)
const askForCode = () => {
  throw new Refusal(401, 'SECOND_FACTOR_REQUIRED', signInCopy.secondFactorRequired, {
    details: { challenge, factors: ['app'] },
  })
}

test('an account with a second factor is asked for a code, and a wrong one may be typed again', async () => {
  const loginWithCode = vi.fn(({ code }: { code: string }) => {
    if (code === '123456') return adminSession
    throw new Refusal(401, 'SECOND_FACTOR_WRONG', signInCopy.codeWrong)
  })
  const users = { login: askForCode, loginWithCode }
  const { user } = openAdmin({ path: '/login', signedIn: false, answers: { users, ...signedIn } })
  await signIn(user)
  const field = await screen.findByLabelText('Code')
  await waitFor(() => expect(field).toHaveFocus())
  expect(readToken()).toBeNull()
  await user.keyboard('000000{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent(signInCopy.codeWrong)
  await waitFor(() => expect(field).toHaveFocus())
  await user.clear(field)
  await user.keyboard('123456{Enter}')
  expect(await firstPage()).toBeInTheDocument()
  expect(loginWithCode).toHaveBeenLastCalledWith({ challenge, code: '123456' }, expect.anything())
})

test('a code that comes too late leads back to the password', async () => {
  const loginWithCode = () => {
    throw new Refusal(401, 'SIGN_IN_CHALLENGE_OVER', signInCopy.challengeOver)
  }
  const users = { login: askForCode, loginWithCode }
  const { user } = openAdmin({ path: '/login', signedIn: false, answers: { users } })
  await signIn(user)
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}')
  expect(await screen.findByLabelText('Password')).toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent(signInCopy.challengeOver)
})
