import * as accountsCopy from '@trivet/core/copy/accounts'
import { screen, waitFor } from '@testing-library/react'
import { storageKeys } from '@trivet/core/cart'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { behavesLikeEveryForm } from '../test/form-kit.ts'
import { renderPage } from '../test/render-page.tsx'
import { sampleSession } from '../test/samples.ts'
import { server } from '../test/server.ts'
import { ApiAnswerError } from '../test/trpc-handlers.ts'
import type { TrpcAnswers } from '../test/trpc-handlers.ts'
import ForgotPasswordRoute from './forgot-password.tsx'
import ResetPasswordRoute from './reset-password.tsx'

const ana = sampleSession()

const renderReset = (query: string, users: TrpcAnswers['users'] = {}) =>
  renderPage({
    path: '/reset-password',
    at: `/reset-password${query}`,
    Component: ResetPasswordRoute,
    api: { users: { resetLink: () => ({ isValid: true }), ...users } },
  })

const renderForgot = (users: TrpcAnswers['users'] = {}) =>
  renderPage({ path: '/forgot-password', Component: ForgotPasswordRoute, api: { users } })

async function choosePassword({ user }: ReturnType<typeof renderReset>, again = 'copper-pan') {
  await user.type(await screen.findByLabelText('New password'), 'copper-pan')
  await user.type(screen.getByLabelText('Confirm new password'), again)
  await user.click(screen.getByRole('button', { name: 'Set New Password' }))
}

describe('setting a new password is like every form', () => {
  behavesLikeEveryForm({
    async show() {
      const { user } = renderReset('?token=abc')
      await screen.findByLabelText('New password')
      return user
    },
    submit: 'Set New Password',
    field: 'New password',
    wrong: 'pan',
    right: 'copper-pan',
    message: accountsCopy.passwordTooShort,
    missing: 'Confirm new password',
  })
})

test('the token of the link is sent with the new password, and the way leads to the login', async () => {
  const sent: unknown[] = []
  const page = renderReset('?token=abc', {
    resetPassword: (input) => void sent.push(input),
  })
  await choosePassword(page)
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent('/login'))
  expect(sent).toMatchObject([{ token: 'abc', password: 'copper-pan' }])
})

test.each([
  ['the account of the link is signed out here, as everywhere', 401, '/login', accountsCopy.passwordReset],
  ['somebody else stays signed in, and is told so', 200, '/', accountsCopy.passwordOfOtherReset(ana.email)],
])('%s', async (_case, status, page, words) => {
  localStorage.setItem(storageKeys.userInfo, JSON.stringify(ana))
  server.use(http.get('/api/users/profile', () => HttpResponse.json({}, { status })))
  await choosePassword(renderReset('?token=abc', { resetPassword: () => {} }))
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(new RegExp(`^${page}$`)))
  expect(await screen.findByText(words)).toBeVisible()
  const stays = status === 200 ? ana._id : null
  expect(JSON.parse(localStorage.getItem(storageKeys.userInfo) ?? 'null')?._id ?? null).toBe(stays)
})

test('a used or expired link is told before anybody chooses a password, with the way to a new one', async () => {
  renderReset('?token=abc', { resetLink: () => ({ isValid: false }) })
  expect(await screen.findByRole('alert')).toHaveTextContent(accountsCopy.resetLinkInvalid)
  expect(screen.getByRole('link', { name: 'Send me a new link' })).toHaveAttribute('href', '/forgot-password')
  expect(screen.queryByLabelText('New password')).toBeNull()
})

test('where nobody could say whether the link is valid, there is the form', async () => {
  renderReset('?token=abc', {
    resetLink() {
      throw new ApiAnswerError({ status: 429, errorCode: 'TOO_MANY_REQUESTS', message: 'Later' })
    },
  })
  expect(await screen.findByLabelText('New password')).toBeVisible()
})

test('a link that is used meanwhile is refused at the press, with the way to a new one', async () => {
  const page = renderReset('?token=abc', {
    resetPassword() {
      throw new ApiAnswerError({
        status: 400,
        errorCode: 'RESET_LINK_INVALID',
        message: accountsCopy.resetLinkInvalid,
      })
    },
  })
  await choosePassword(page)
  expect(await screen.findByRole('alert')).toHaveTextContent(accountsCopy.resetLinkInvalid)
  expect(screen.getByRole('link', { name: 'Send me a new link' })).toHaveAttribute('href', '/forgot-password')
})

test('passwords that differ are refused', async () => {
  await choosePassword(renderReset('?token=abc'), 'iron-pan')
  expect(await screen.findByRole('alert')).toHaveTextContent(accountsCopy.passwordsDoNotMatch)
})

test('without a token there is no form', async () => {
  renderReset('')
  expect(await screen.findByRole('alert')).toHaveTextContent(accountsCopy.resetLinkInvalid)
  expect(screen.queryByLabelText('New password')).toBeNull()
})

test('asking for a link answers the same whether the email is known or not', async () => {
  const { user } = renderForgot({ forgotPassword: () => ({ message: accountsCopy.resetLinkSent }) })
  await user.type(await screen.findByLabelText('Email'), 'nobody@example.com')
  await user.click(screen.getByRole('button', { name: 'Send Reset Link' }))
  expect(await screen.findByText(accountsCopy.resetLinkSent)).toBeVisible()
})

test('asking for a link needs an email', async () => {
  const { user } = renderForgot()
  await user.click(await screen.findByRole('button', { name: 'Send Reset Link' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(accountsCopy.emailInvalid)
})
