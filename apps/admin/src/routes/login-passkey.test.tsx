import * as generalCopy from '@trivet/core/copy/general'
import * as signInCopy from '@trivet/core/copy/sign-in'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readToken } from '../lib/session.ts'
import { Refusal } from '../test/api.ts'
import { openAdmin } from '../test/open-admin.tsx'
import { passkeyId, passkeyRequest, stubPasskeys } from '../test/passkeys.ts'
import { dashboard } from '../test/people.ts'
import { adminSession, guestSession } from '../test/samples.ts'

const firstPage = () => screen.findByText('Saturday, November 21, 2026')
const ask = () => passkeyRequest

type Users = NonNullable<Parameters<typeof openAdmin>[0]['answers']['users']>

const openLogin = (users: Users) =>
  openAdmin({
    path: '/login',
    signedIn: false,
    answers: { users, passkeys: { ask }, dashboard: { read: () => dashboard } },
  })

test('a passkey signs in, and nothing is typed', async () => {
  const browser = stubPasskeys()
  const loginWithPasskey = vi.fn((_input: object) => adminSession)
  const { user } = openLogin({ loginWithPasskey })
  await user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }))
  expect(await firstPage()).toBeInTheDocument()
  expect(browser.get).toHaveBeenCalledOnce()
  expect(loginWithPasskey.mock.calls[0]?.[0]).toMatchObject({ passkey: { id: passkeyId } })
})

test('a browser that gives none says so, and the password still does', async () => {
  stubPasskeys('NotAllowedError')
  const { user } = openLogin({ login: () => adminSession })
  await user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(signInCopy.passkeyCancelled)
  await user.type(screen.getByLabelText('Email'), 'someone@trivet.test')
  await user.type(screen.getByLabelText('Password'), 'secret-words{Enter}')
  expect(await firstPage()).toBeInTheDocument()
})

test('a passkey that the shop refuses is answered in the form', async () => {
  stubPasskeys()
  const loginWithPasskey = () => {
    throw new Refusal(401, 'PASSKEY_REFUSED', signInCopy.passkeyRefused)
  }
  const { user } = openLogin({ loginWithPasskey })
  await user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(signInCopy.passkeyRefused)
})

test('the passkey of whoever is no staff gets nobody in, and its token is revoked', async () => {
  stubPasskeys()
  const logout = vi.fn()
  const { user } = openLogin({ loginWithPasskey: () => guestSession, logout })
  await user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(generalCopy.adminRequired)
  expect(logout).toHaveBeenCalledOnce()
  expect(readToken()).toBeNull()
})

test('a password whose account has a passkey is followed by it, or by a recovery code', async () => {
  stubPasskeys()
  const login = () => {
    throw new Refusal(401, 'SECOND_FACTOR_REQUIRED', signInCopy.secondFactorRequired, {
      details: { challenge: 'c'.repeat(43), factors: ['passkey'] },
    })
  }
  const { user } = openLogin({ login, loginWithPasskey: () => adminSession })
  await user.type(await screen.findByLabelText('Email'), 'someone@trivet.test')
  await user.type(screen.getByLabelText('Password'), 'secret-words{Enter}')
  expect(await screen.findByText('Or one of your recovery codes, without your passkey.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Use your passkey' }))
  expect(await firstPage()).toBeInTheDocument()
})

test('without passkeys in the browser nothing speaks of them', async () => {
  openLogin({})
  expect(await screen.findByLabelText('Email')).toBeVisible()
  expect(screen.queryByText(/passkey/)).not.toBeInTheDocument()
})
