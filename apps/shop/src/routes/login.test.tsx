import * as accountsCopy from '@trivet/core/copy/accounts'
import * as generalCopy from '@trivet/core/copy/general'
import { screen, waitFor } from '@testing-library/react'
import { storageKeys } from '@trivet/core/cart'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { behavesLikeEveryForm } from '../test/form-kit.ts'
import { renderPage } from '../test/render-page.tsx'
import { sampleSession } from '../test/samples.ts'
import { ApiAnswerError } from '../test/trpc-handlers.ts'
import type { TrpcAnswers } from '../test/trpc-handlers.ts'
import LoginRoute from './login.tsx'

const noDemo = () => ({ demoAccounts: [], payments: 'test' as const })

const renderLogin = (
  query = '',
  users: TrpcAnswers['users'] = {},
  shop: TrpcAnswers['shop'] = { info: noDemo },
  passkeys: TrpcAnswers['passkeys'] = {},
) =>
  renderPage({ path: '/login', at: `/login${query}`, Component: LoginRoute, api: { users, shop, passkeys } })

async function signIn({ user }: ReturnType<typeof renderLogin>) {
  await user.type(await screen.findByLabelText('Email'), 'ana@example.com')
  await user.type(screen.getByLabelText('Password'), 'copper-pan')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
}

const address = () => screen.getByLabelText('Address').textContent

describe('the login form is like every form', () => {
  behavesLikeEveryForm({
    async show() {
      const { user } = renderLogin()
      await screen.findByLabelText('Email')
      return user
    },
    submit: 'Sign In',
    field: 'Email',
    wrong: ' ',
    right: 'ana@example.com',
    message: generalCopy.fillAllFields,
    missing: 'Password',
  })
})

test('empty fields are refused with one alert, and nothing is sent', async () => {
  const { user } = renderLogin()
  await user.click(await screen.findByRole('button', { name: 'Sign In' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(generalCopy.fillAllFields)
})

test('a successful login is told, stored, and goes where the visitor wanted', async () => {
  const page = renderLogin('?redirect=booking', { login: () => sampleSession() })
  await signIn(page)
  await waitFor(() => expect(address()).toBe('/booking'))
  expect(await screen.findByText(accountsCopy.loginSucceeded)).toBeVisible()
  expect(JSON.parse(localStorage.getItem(storageKeys.userInfo) ?? '{}').token).toBe('token-of-ana')
})

test('the button tells that signing in is under way, and cannot be pressed twice', async () => {
  const page = renderLogin('', { login: () => new Promise(() => undefined) })
  await signIn(page)
  expect(await screen.findByRole('button', { name: accountsCopy.signingIn })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test.each([
  ['the server’s sentence when it has one', 401, accountsCopy.loginFailed, accountsCopy.loginFailed],
  ['why it has to wait', 429, generalCopy.tooManyRequests, generalCopy.tooManyRequests],
  ['our own sentence when the server broke', 500, 'relation "users"', accountsCopy.loginFailed],
])('a failed login shows %s, and keeps what was typed', async (_case, status, message, shown) => {
  const page = renderLogin('', {
    login() {
      throw new ApiAnswerError({ status, errorCode: null, message })
    },
  })
  await signIn(page)
  expect(await screen.findByRole('alert')).toHaveTextContent(shown)
  expect(screen.getByLabelText('Email')).toHaveValue('ana@example.com')
  expect(screen.getByLabelText('Password')).toHaveValue('copper-pan')
})

test.each([
  ['?redirect=//evil.example', '/'],
  ['?redirect=https:evil', '/'],
  ['?redirect=%2Fprofile%3Ftab%3Dorders', '/profile?tab=orders'],
  ['?redirect=%2Fstay%2Fcasa-azul-k7m2qd', '/stay/casa-azul-k7m2qd'],
  ['', '/'],
])('someone who is signed in and comes with %s goes to %s', async (query, target) => {
  localStorage.setItem(storageKeys.userInfo, JSON.stringify(sampleSession()))
  renderLogin(query)
  await waitFor(() => expect(address()).toBe(target))
})

test('someone who is signed in and comes for the admin opens it as the other app that it is', async () => {
  localStorage.setItem(storageKeys.userInfo, JSON.stringify(sampleSession()))
  const replace = vi.spyOn(window.location, 'replace').mockReturnValue()
  renderLogin('?redirect=%2Fadmin%2Fdispatch')
  await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/admin/dispatch'))
  replace.mockRestore()
})

test('the form stands until the page it leads to is there, and cannot be sent again', async () => {
  const replace = vi.spyOn(window.location, 'replace').mockReturnValue()
  const page = renderLogin('?redirect=%2Fadmin%2Fdispatch', { login: () => sampleSession() })
  await signIn(page)
  await waitFor(() => expect(replace).toHaveBeenCalledOnce())
  expect(screen.getByRole('button', { name: accountsCopy.signingIn })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  expect(screen.getByLabelText('Email')).toHaveValue('ana@example.com')
  replace.mockRestore()
})

test('links to registration keeping the redirect, and to the forgotten password', async () => {
  renderLogin('?redirect=booking')
  expect(await screen.findByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/register?redirect=booking',
  )
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password')
})

test('password managers recognise the fields', async () => {
  renderLogin()
  expect(await screen.findByLabelText('Email')).toHaveAttribute('autocomplete', 'email')
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password')
})

const demoShop = () => ({
  demoAccounts: [
    { email: 'admin@trivet.test', password: 'trivet-admin', role: 'admin' as const },
    { email: 'guest@trivet.test', password: 'trivet-guest', role: 'guest' as const },
  ],
  payments: 'test' as const,
})

test('the demo shop shows its accounts, and a button fills the form', async () => {
  const login = vi.fn(() => sampleSession())
  const { user } = renderLogin('', { login }, { info: demoShop })
  expect(await screen.findByText('admin@trivet.test / trivet-admin')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Fill in as guest' }))
  expect(screen.getByLabelText('Email')).toHaveValue('guest@trivet.test')
  expect(screen.getByLabelText('Password')).toHaveValue('trivet-guest')
  expect(login).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await waitFor(() =>
    expect(login).toHaveBeenCalledWith(
      { email: 'guest@trivet.test', password: 'trivet-guest' },
      expect.anything(),
    ),
  )
})

test.each([
  ['is no demo', noDemo],
  [
    'cannot say',
    () => {
      throw new ApiAnswerError({ status: 503, errorCode: 'UNAVAILABLE', message: generalCopy.errorOccurred })
    },
  ],
])('a shop that %s shows the form alone', async (_case, info) => {
  renderLogin('', {}, { info })
  expect(await screen.findByLabelText('Email')).toBeVisible()
  await expect(screen.findByText('Demo accounts', {}, { timeout: 200 })).rejects.toThrow()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('staff with a second factor type a code after their password', async () => {
  const loginWithCode = vi.fn(() => sampleSession())
  const page = renderLogin('', {
    login: () => {
      throw new ApiAnswerError({
        message: 'Enter the code',
        status: 401,
        errorCode: 'SECOND_FACTOR_REQUIRED',
        details: { challenge: 'abc' },
      })
    },
    loginWithCode,
  })
  await signIn(page)
  await page.user.type(await screen.findByLabelText('Code'), '123456{Enter}')
  await waitFor(() =>
    expect(loginWithCode).toHaveBeenCalledWith({ challenge: 'abc', code: '123456' }, expect.anything()),
  )
})

test('staff whose second factor is a passkey use it after their password, or a recovery code', async () => {
  const bytes = (text: string) => new TextEncoder().encode(text).buffer
  const signed = {
    id: 'cGFzc2tleQ',
    rawId: bytes('passkey'),
    type: 'public-key',
    response: { clientDataJSON: bytes('{}'), authenticatorData: bytes('there'), signature: bytes('signed') },
    getClientExtensionResults: () => ({}),
  }
  vi.stubGlobal('PublicKeyCredential', class {})
  Object.defineProperty(navigator, 'credentials', { value: { get: async () => signed }, configurable: true })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'credentials')
  })
  const loginWithPasskey = vi.fn((_input: object) => sampleSession())
  const page = renderLogin(
    '',
    {
      login: () => {
        throw new ApiAnswerError({
          message: 'Enter the code',
          status: 401,
          errorCode: 'SECOND_FACTOR_REQUIRED',
          details: { challenge: 'abc', factors: ['passkey'] },
        })
      },
      loginWithPasskey,
    },
    { info: noDemo },
    { ask: () => ({ challenge: 'YWJj', rpId: 'localhost', timeout: 300_000, userVerification: 'required' }) },
  )
  await signIn(page)
  expect(await screen.findByText('Or one of your recovery codes, without your passkey.')).toBeVisible()
  await page.user.click(screen.getByRole('button', { name: 'Use your passkey' }))
  await waitFor(() =>
    expect(loginWithPasskey.mock.calls[0]?.[0]).toMatchObject({ passkey: { id: 'cGFzc2tleQ' } }),
  )
})
