import * as accountsCopy from '@trivet/core/copy/accounts'
import * as contactCopy from '@trivet/core/copy/contact'
import * as generalCopy from '@trivet/core/copy/general'
import { screen, waitFor, within } from '@testing-library/react'

import { describe, expect, test, vi } from 'vitest'
import { behavesLikeEveryForm } from '../test/form-kit.ts'
import { renderPage } from '../test/render-page.tsx'
import { ApiAnswerError } from '../test/trpc-handlers.ts'
import type { TrpcAnswers } from '../test/trpc-handlers.ts'
import ContactRoute from './contact.tsx'

type Send = NonNullable<NonNullable<TrpcAnswers['messages']>['send']>

async function renderContact(send: Send = () => ({ message: contactCopy.contactSent })) {
  const page = renderPage({ path: '/contact', Component: ContactRoute, api: { messages: { send } } })
  await screen.findByRole('textbox', { name: 'Name' })
  return page
}

const field = (name: string) => screen.getByRole('textbox', { name })
const sendButton = () => screen.getByRole('button', { name: 'Send Message' })

async function write({ user }: ReturnType<typeof renderPage>, email = 'ana@example.com') {
  await user.type(field('Name'), 'Ana Example')
  await user.type(field('Email'), email)
  await user.type(field('Message'), 'Do you deliver on Sundays?')
}

describe('the contact form is like every form', () => {
  behavesLikeEveryForm({
    show: async () => (await renderContact()).user,
    submit: 'Send Message',
    field: 'Email',
    wrong: 'ana@',
    right: 'ana@example.com',
    message: accountsCopy.emailInvalid,
    missing: 'Message',
  })
})

test('an empty form is refused by a toast and at its fields, and nothing is sent', async () => {
  const send = vi.fn<Send>()
  const { user } = await renderContact(send)
  await user.click(sendButton())

  const toasts = await screen.findByRole('region', { name: /Notifications/ })
  expect(await within(toasts).findByText(generalCopy.fillRequiredFields)).toBeVisible()
  for (const name of ['Name', 'Email', 'Message']) {
    expect(field(name)).toHaveAccessibleDescription(generalCopy.fillRequiredFields)
  }
  expect(field('Subject')).toBeValid()
  expect(send).not.toHaveBeenCalled()
})

test('an email address that is none is said at its field alone', async () => {
  const page = await renderContact()
  await write(page, 'ana@')
  await page.user.click(sendButton())
  await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(accountsCopy.emailInvalid))
  expect(screen.queryByText(generalCopy.fillRequiredFields)).toBeNull()
})

test('sending can be seen for a second and a half, then the form is empty', async () => {
  const send = vi.fn<Send>(() => ({ message: contactCopy.contactSent }))
  const page = await renderContact(send)
  await write(page)
  const began = performance.now()
  await page.user.click(sendButton())

  const running = await screen.findByRole('button', { name: contactCopy.sending })
  expect(running).toHaveAttribute('aria-disabled', 'true')
  await page.user.click(running)
  expect(running).toHaveFocus()
  expect(await screen.findByText(contactCopy.contactSent)).toBeVisible()
  expect(performance.now() - began).toBeGreaterThanOrEqual(1500)
  for (const name of ['Name', 'Email', 'Subject', 'Message']) expect(field(name)).toHaveValue('')
  expect(sendButton()).not.toHaveAttribute('aria-disabled')
  expect(send).toHaveBeenCalledTimes(1)
  expect(send.mock.calls[0]?.[0]).toEqual({
    name: 'Ana Example',
    email: 'ana@example.com',
    subject: '',
    message: 'Do you deliver on Sundays?',
  })
})

test('a refusal is said above the form, and the text is kept', async () => {
  const page = await renderContact(() => {
    throw new ApiAnswerError({
      status: 429,
      errorCode: 'TOO_MANY_REQUESTS',
      message: generalCopy.tooManyRequests,
    })
  })
  await write(page)
  await page.user.click(sendButton())

  expect(await screen.findByRole('alert')).toHaveTextContent(generalCopy.tooManyRequests)
  expect(field('Message')).toHaveValue('Do you deliver on Sundays?')
  expect(screen.queryByText(contactCopy.contactSent)).toBeNull()
  expect(sendButton()).not.toHaveAttribute('aria-disabled')
})

test('shows how to reach us, three questions and the way on', async () => {
  await renderContact()
  expect(screen.getByText('Monday to Friday, 9am-6pm EST')).toBeVisible()
  expect(screen.getByText('Emails are answered within 24 hours.')).toBeVisible()
  const questions = screen.getByRole('region', { name: 'Perhaps it is one of these' })
  expect(questions.querySelectorAll('details')).toHaveLength(3)
  expect(within(questions).getByRole('link', { name: 'All questions' })).toHaveAttribute('href', '/faq')
  expect(screen.getByRole('link', { name: 'Book your kit' })).toHaveAttribute('href', '/booking')
})
