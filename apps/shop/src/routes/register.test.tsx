import * as accountsCopy from '@trivet/core/copy/accounts'
import * as generalCopy from '@trivet/core/copy/general'
import { screen, waitFor } from '@testing-library/react'

import { describe, expect, test } from 'vitest'
import { behavesLikeEveryForm } from '../test/form-kit.ts'
import { renderPage } from '../test/render-page.tsx'
import { sampleSession } from '../test/samples.ts'
import { ApiAnswerError } from '../test/trpc-handlers.ts'
import type { TrpcAnswers } from '../test/trpc-handlers.ts'
import RegisterRoute from './register.tsx'

const renderRegister = (users: TrpcAnswers['users'] = {}) =>
  renderPage({
    path: '/register',
    at: '/register?redirect=booking',
    Component: RegisterRoute,
    api: { users },
  })

type Answers = { name?: string; email?: string; password?: string; again?: string }

async function register(
  { user }: ReturnType<typeof renderRegister>,
  {
    name = 'Ana Example',
    email = 'ana@example.com',
    password = 'copper-pan',
    again = password,
  }: Answers = {},
) {
  await user.type(await screen.findByLabelText('Full name'), name)
  await user.type(screen.getByLabelText('Email'), email)
  await user.type(screen.getByLabelText('Password'), password)
  await user.type(screen.getByLabelText('Confirm password'), again)
  await user.click(screen.getByRole('button', { name: 'Create Account' }))
}

describe('the registration form is like every form', () => {
  behavesLikeEveryForm({
    async show() {
      const { user } = renderRegister()
      await screen.findByLabelText('Email')
      return user
    },
    submit: 'Create Account',
    field: 'Email',
    wrong: 'ana@',
    right: 'ana@example.com',
    message: accountsCopy.emailInvalid,
    missing: 'Full name',
  })
})

test.each([
  ['passwords that differ', { again: 'iron-pan' }, accountsCopy.passwordsDoNotMatch],
  ['a short password', { password: 'pan12' }, accountsCopy.passwordTooShort],
  ['a password everyone uses', { password: 'password1' }, accountsCopy.passwordTooCommon],
  ['a blank name', { name: ' ' }, generalCopy.fillRequiredFields],
])('refuses %s', async (_case, answers, message) => {
  await register(renderRegister(), answers)
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
})

test('a name, an email and a password are enough; then the visitor is back in the booking', async () => {
  const sent: unknown[] = []
  const page = renderRegister({
    register(input) {
      sent.push(input)
      return sampleSession()
    },
  })
  await register(page)
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent('/booking'))
  expect(await screen.findByText(accountsCopy.registrationSucceeded)).toBeVisible()
  expect(sent).toMatchObject([{ name: 'Ana Example', email: 'ana@example.com', password: 'copper-pan' }])
})

test('exactly three answers are required beside the repeated password', async () => {
  renderRegister()
  await screen.findByLabelText('Email')
  const required = screen
    .getAllByLabelText(/.*/)
    .filter((field) => field.getAttribute('aria-required') === 'true')
  expect(required.map((field) => field.getAttribute('name'))).toEqual([
    'name',
    'email',
    'password',
    'confirmPassword',
  ])
})

test('an email that is taken is told, and nothing typed is lost', async () => {
  const page = renderRegister({
    register() {
      throw new ApiAnswerError({ status: 409, errorCode: 'EMAIL_TAKEN', message: accountsCopy.emailTaken })
    },
  })
  await register(page)
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(accountsCopy.emailTaken)
  expect(alert).toHaveFocus()
  expect(screen.getByLabelText('Full name')).toHaveValue('Ana Example')
})

test('the country is one of three, the United States unless chosen otherwise', async () => {
  renderRegister()
  const country = await screen.findByLabelText('Country')
  expect(country).toHaveValue('USA')
  expect(Array.from(country.querySelectorAll('option'), (option) => option.textContent)).toEqual([
    'United States',
    'Canada',
    'Mexico',
  ])
})
