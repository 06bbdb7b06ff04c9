import * as accountsCopy from '@trivet/core/copy/accounts'
import { storageKeys } from '@trivet/core/cart'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EmailNotice } from '../components/account/email-notice.tsx'
import { renderPage } from '../test/render-page.tsx'
import { sampleSession } from '../test/samples.ts'
import { ApiAnswerError } from '../test/trpc-handlers.ts'
import type { TrpcAnswers } from '../test/trpc-handlers.ts'
import VerifyEmailRoute from './verify-email.tsx'

const renderVerify = (query: string, users: TrpcAnswers['users'] = {}) =>
  renderPage({
    path: '/verify-email',
    at: `/verify-email${query}`,
    Component: VerifyEmailRoute,
    api: { users },
  })

const unproven = sampleSession({ emailProven: false })
const { token: _token, ...profile } = unproven

function renderNotice(session = unproven, users: TrpcAnswers['users'] = {}) {
  localStorage.setItem(storageKeys.userInfo, JSON.stringify(session))
  const { token: _ours, ...known } = session
  return renderPage({
    path: '/',
    Component: () => <EmailNotice />,
    api: { users: { profile: () => known, ...users } },
  })
}

const stored = () => JSON.parse(localStorage.getItem(storageKeys.userInfo) ?? 'null') as object

test('opening the link proves nothing: the button does, and whoever is signed in is known to be proven', async () => {
  localStorage.setItem(storageKeys.userInfo, JSON.stringify(unproven))
  const sent: unknown[] = []
  const { user } = renderVerify('?token=abc', {
    verifyEmail(input) {
      sent.push(input)
      return { email: profile.email }
    },
  })
  const button = await screen.findByRole('button', {
    name: 'Confirm my email',
  })
  expect(sent).toEqual([])
  await user.click(button)
  const done = await screen.findByText(accountsCopy.emailConfirmed(profile.email))
  expect(done).toBeVisible()
  // the button is gone
  expect(done).toHaveFocus()
  expect(sent).toEqual([{ token: 'abc' }])
  await waitFor(() => expect(stored()).toMatchObject({ emailProven: true, token: unproven.token }))
})

test('the first address proven, a new one goes on waiting for its own link', async () => {
  const newEmail = 'new@example.com'
  localStorage.setItem(storageKeys.userInfo, JSON.stringify({ ...unproven, newEmail }))
  const { user } = renderVerify('?token=abc', { verifyEmail: () => ({ email: profile.email }) })
  await user.click(await screen.findByRole('button', { name: 'Confirm my email' }))
  await waitFor(() => expect(stored()).toMatchObject({ email: profile.email, emailProven: true, newEmail }))
})

test('a link of another account changes nothing about the one that is signed in', async () => {
  localStorage.setItem(storageKeys.userInfo, JSON.stringify(unproven))
  const { user } = renderVerify('?token=abc', {
    verifyEmail: () => ({ email: 'bo@example.com' }),
  })
  await user.click(await screen.findByRole('button', { name: 'Confirm my email' }))
  await screen.findByText(accountsCopy.emailConfirmed('bo@example.com'))
  expect(stored()).toMatchObject({ email: profile.email, emailProven: false })
})

test('a link that is over is told, with the way to another one', async () => {
  const { user } = renderVerify('?token=abc', {
    verifyEmail() {
      throw new ApiAnswerError({
        status: 400,
        errorCode: 'EMAIL_LINK_INVALID',
        message: accountsCopy.emailLinkInvalid,
      })
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Confirm my email' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(accountsCopy.emailLinkInvalid)
  expect(screen.getByRole('link', { name: 'your profile' })).toHaveAttribute('href', '/profile')
})

test('without a token there is nothing to press', async () => {
  renderVerify('')
  expect(await screen.findByRole('alert')).toHaveTextContent(accountsCopy.emailLinkInvalid)
  expect(screen.queryByRole('button', { name: 'Confirm my email' })).toBeNull()
})

test('an email that waits is named, and its link is sent again', async () => {
  const { user } = renderNotice(unproven, {
    sendEmailLink: () => ({
      message: accountsCopy.emailLinkSent(profile.email),
    }),
  })
  expect(await screen.findByText(accountsCopy.emailUnproven(profile.email))).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Send again' }))
  expect(await screen.findByText(accountsCopy.emailLinkSent(profile.email))).toBeVisible()
})

test('a refusal to send it again is told beside it', async () => {
  const { user } = renderNotice(unproven, {
    sendEmailLink() {
      throw new ApiAnswerError({
        status: 429,
        errorCode: 'TOO_MANY_REQUESTS',
        message: 'Too many requests',
      })
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Send again' }))
  expect(await screen.findByText('Too many requests')).toBeVisible()
})

test('a new email that is another account’s by now is told, and waits no more', async () => {
  const moving = sampleSession({ newEmail: 'new@example.com' })
  const { token: _moving, ...known } = moving
  let newEmail: string | null = 'new@example.com'
  const { user } = renderNotice(moving, {
    profile: () => ({ ...known, newEmail }),
    sendEmailLink() {
      newEmail = null
      throw new ApiAnswerError({ status: 409, errorCode: 'EMAIL_TAKEN', message: accountsCopy.emailTaken })
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull())
  expect(await screen.findByText(accountsCopy.emailTaken)).toBeVisible()
})

test('a new email that waits can be given up for the one there is', async () => {
  const moving = sampleSession({ newEmail: 'new@example.com' })
  const { token: _moving, ...known } = moving
  let newEmail: string | null = 'new@example.com'
  const { user } = renderNotice(moving, {
    profile: () => ({ ...known, newEmail }),
    forgetNewEmail: () => void (newEmail = null),
  })
  expect(await screen.findByText(accountsCopy.newEmailUnproven('new@example.com'))).toBeVisible()
  await user.click(screen.getByRole('button', { name: `Keep ${known.email}` }))
  await waitFor(() => expect(screen.queryByText(accountsCopy.newEmailUnproven('new@example.com'))).toBeNull())
})

test('who proved it on another device sees nothing of it', async () => {
  renderNotice(unproven, {
    profile: () => ({ ...profile, emailProven: true }),
  })
  await waitFor(() => expect(screen.queryByText(accountsCopy.emailUnproven(profile.email))).toBeNull())
  expect(stored()).toMatchObject({ emailProven: true, token: unproven.token })
})

test('nor does who has proven theirs, and nothing is asked', () => {
  renderNotice(sampleSession(), {
    profile() {
      throw new Error('asked')
    },
  })
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
})
