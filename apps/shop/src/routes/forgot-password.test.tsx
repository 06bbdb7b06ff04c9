import * as accountsCopy from '@trivet/core/copy/accounts'
import { screen } from '@testing-library/react'

import { describe, expect, test } from 'vitest'
import { behavesLikeEveryForm } from '../test/form-kit.ts'
import { renderPage } from '../test/render-page.tsx'
import ForgotPasswordRoute from './forgot-password.tsx'

async function renderForgotPassword() {
  const page = renderPage({
    path: '/forgot-password',
    Component: ForgotPasswordRoute,
    api: { users: { forgotPassword: () => ({ message: accountsCopy.resetLinkSent }) } },
  })
  await screen.findByLabelText('Email')
  return page
}

describe('the form for a forgotten password is like every form', () => {
  behavesLikeEveryForm({
    show: async () => (await renderForgotPassword()).user,
    submit: 'Send Reset Link',
    field: 'Email',
    wrong: 'ana@',
    right: 'ana@example.com',
    message: accountsCopy.emailInvalid,
    missing: 'Email',
  })
})

test('the answer is the same whether there is such an account or not', async () => {
  const { user } = await renderForgotPassword()
  await user.type(screen.getByLabelText('Email'), 'nobody@example.com')
  await user.click(screen.getByRole('button', { name: 'Send Reset Link' }))
  expect(await screen.findByText(accountsCopy.resetLinkSent)).toBeVisible()
})
