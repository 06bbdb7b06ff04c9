import * as accountsCopy from '@trivet/core/copy/accounts'
import * as ordersCopy from '@trivet/core/copy/orders'
import { screen, waitFor, within } from '@testing-library/react'
import { storageKeys } from '@trivet/core/cart'
import type { AccountCredit } from '@trivet/core/contract/account-credit'
import type { Profile } from '@trivet/core/contract/accounts'
import { describe, expect, test } from 'vitest'
import { SessionEndedNotice } from '../frame/session-ended-notice.tsx'
import { sessionEndsInAnotherTab, sessionInAnotherTab } from '../test/another-tab.ts'
import { behavesLikeEveryForm } from '../test/form-kit.ts'
import { renderPage } from '../test/render-page.tsx'
import { sampleOrder, sampleSession } from '../test/samples.ts'
import { ApiAnswerError } from '../test/trpc-handlers.ts'
import type { TrpcAnswers } from '../test/trpc-handlers.ts'
import ProfileRoute from './profile.tsx'

const { token: _token, ...profile }: Profile = sampleSession()

function renderProfile(api: TrpcAnswers = {}, at = '/profile') {
  localStorage.setItem(storageKeys.userInfo, JSON.stringify(sampleSession()))
  return renderPage({
    path: '/profile',
    at,
    Component: ProfileRoute,
    beside: <SessionEndedNotice />,
    api: {
      accountCredit: { mine: () => ({ balance: 0, entries: [] }) },
      ...api,
      users: { profile: () => profile, ...api.users },
    },
  })
}

const address = () => screen.getByLabelText('Address').textContent

describe('the profile form is like every form', () => {
  behavesLikeEveryForm({
    async show() {
      const { user } = renderProfile()
      await screen.findByLabelText('Email')
      return user
    },
    submit: 'Save Changes',
    field: 'Email',
    wrong: 'ana@',
    right: 'ana@example.org',
    message: accountsCopy.emailInvalid,
    missing: 'Full name',
  })
})

test('who is not signed in signs in first and comes back', async () => {
  renderPage({
    path: '/profile',
    at: '/profile?tab=orders',
    Component: ProfileRoute,
  })
  await waitFor(() => expect(address()).toBe('/login?redirect=profile%3Ftab%3Dorders'))
})

test('saves what was changed, tells it, and keeps the new token', async () => {
  const { user } = renderProfile({
    users: {
      updateProfile: (input) => ({
        ...profile,
        name: input.name,
        token: 'new-token',
      }),
    },
  })
  const name = await screen.findByLabelText('Full name')
  await user.clear(name)
  await user.type(name, 'Ana Novak')
  await user.type(screen.getByLabelText('New password'), 'copper-pan')
  await user.type(screen.getByLabelText('Confirm new password'), 'copper-pan')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText(accountsCopy.profileUpdated)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Ana Novak' })).toBeVisible()
  expect(screen.getByLabelText('New password')).toHaveValue('')
  expect(JSON.parse(localStorage.getItem(storageKeys.userInfo) ?? '{}').token).toBe('new-token')
})

test('a blank password changes none', async () => {
  const sent: { password?: unknown }[] = []
  const { user } = renderProfile({
    users: {
      updateProfile(input) {
        sent.push(input)
        return profile
      },
    },
  })
  await screen.findByLabelText('Full name')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await screen.findByText(accountsCopy.profileUpdated)
  expect(sent[0]?.password).toBeUndefined()
})

test.each([
  ['passwords that differ', 'copper-pan', 'iron-pan', accountsCopy.passwordsDoNotMatch],
  ['a short password', 'pan', 'pan', accountsCopy.passwordTooShort],
])('refuses %s', async (_case, password, again, message) => {
  const { user } = renderProfile()
  await user.type(await screen.findByLabelText('New password'), password)
  await user.type(screen.getByLabelText('Confirm new password'), again)
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
})

test.each([
  [401, accountsCopy.currentPasswordWrong, accountsCopy.currentPasswordWrong],
  [500, 'connection refused', accountsCopy.profileUpdateFailed],
])('a change the server refuses with %i is told', async (status, message, shown) => {
  const { user } = renderProfile({
    users: {
      updateProfile() {
        throw new ApiAnswerError({ status, errorCode: null, message })
      },
    },
  })
  await screen.findByLabelText('Full name')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(shown)
})

test('a profile that does not load says so and can be tried again', async () => {
  let isBroken = true
  const { user } = renderProfile({
    users: {
      profile() {
        if (isBroken)
          throw new ApiAnswerError({
            status: 500,
            errorCode: null,
            message: 'broken',
          })
        return profile
      },
    },
  })
  expect(await screen.findByRole('alert')).toHaveTextContent(accountsCopy.profileLoadFailed)
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByLabelText('Full name')).toHaveValue('Ana Example')
})

describe('My Orders', () => {
  test('loads when its tab is chosen, not before', async () => {
    let calls = 0
    const { user } = renderProfile({
      orders: {
        mine() {
          calls += 1
          return [sampleOrder()]
        },
      },
    })
    await screen.findByLabelText('Full name')
    expect(calls).toBe(0)
    await user.click(screen.getByRole('tab', { name: accountsCopy.myOrders }))
    expect(await screen.findByRole('article')).toBeVisible()
    expect(calls).toBe(1)
    await waitFor(() => expect(address()).toBe('/profile?tab=orders'))
  })

  test('a card tells date, id, period, total, payment, items and status', async () => {
    renderProfile(
      {
        orders: {
          mine: () => [sampleOrder({ isPaid: false, status: 'pending' })],
        },
      },
      '/profile?tab=orders',
    )
    const card = within(await screen.findByRole('article'))
    expect(card.getByRole('heading')).toHaveTextContent('05/01/2027')
    expect(card.getByText('T-7QP4K-V')).toBeVisible()
    expect(card.getByText('06/03/2027 – 06/10/2027')).toBeVisible()
    expect(card.getByText('$121.09')).toBeVisible()
    expect(card.getByText('2 × Essential Kit')).toBeVisible()
    expect(card.getAllByText('Pending')).toHaveLength(2)
    expect(card.getByRole('link', { name: /View Details/ })).toHaveAttribute(
      'href',
      `/confirmation/${'b'.repeat(24)}`,
    )
  })

  test('without orders there is one thing to do', async () => {
    renderProfile({ orders: { mine: () => [] } }, '/profile?tab=orders')
    expect(await screen.findByRole('link', { name: 'Browse the kits' })).toHaveAttribute('href', '/catalog')
  })

  test('orders that do not load say so', async () => {
    renderProfile({}, '/profile?tab=orders')
    expect(await screen.findByText(ordersCopy.ordersLoadFailed)).toBeVisible()
  })
})

test('Logout leaves the page and forgets who was here', async () => {
  const { user } = renderProfile({ users: { logout: () => undefined } })
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  expect(await screen.findByText(accountsCopy.loggedOut)).toBeVisible()
  await waitFor(() => expect(localStorage.getItem(storageKeys.userInfo)).toBeNull())
  await waitFor(() => expect(address()).toBe('/'))
})

describe('what another tab does', () => {
  const ben = sampleSession({
    _id: 'b'.repeat(24),
    name: 'Ben Example',
    email: 'ben@example.com',
    token: 'token-of-ben',
  })
  const isBen = (request: Request) => request.headers.get('authorization') === `Bearer ${ben.token}`

  test('another guest who signs in there finds nothing of the first one here', async () => {
    const { token: _tokenOfBen, ...profileOfBen } = ben
    const credit = {
      _id: '1',
      at: '2026-12-01T12:00:00.000Z',
      order: null,
      cause: 'goodwill',
      amount: 5,
    } as const
    // an email that waits has the profile asked for twice on the page
    const waiting = { ...profile, phone: '555 0100', emailProven: false }
    const { user } = renderProfile({
      users: { profile: (_input, request) => (isBen(request) ? profileOfBen : waiting) },
      accountCredit: {
        mine: (_input, request) =>
          isBen(request)
            ? { balance: 0, entries: [] }
            : { balance: 5, entries: [{ ...credit, reason: 'Goodwill for Ana' }] },
      },
    })
    expect(await screen.findByText('Goodwill for Ana')).toBeInTheDocument()
    expect(screen.getByLabelText('Phone')).toHaveValue('555 0100')

    sessionInAnotherTab(ben)
    expect(screen.queryByText('Goodwill for Ana')).toBeNull()
    expect(await screen.findByText('No credit yet')).toBeInTheDocument()
    expect(await screen.findByLabelText('Email')).toHaveValue('ben@example.com')
    expect(screen.getByLabelText('Phone')).toHaveValue('')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ben Example')
    expect(JSON.parse(localStorage.getItem(storageKeys.userInfo) ?? '{}')).toEqual(ben)

    sessionInAnotherTab(sampleSession())
    await user.type(await screen.findByLabelText('Street address'), '1 Pine St')
    // whose answers are at hand
    sessionInAnotherTab(ben)
    expect(screen.getByLabelText('Street address')).toHaveValue('')
  })

  test('what is saved or confirmed there shows here, and saving sends what was changed here alone', async () => {
    const sent: object[] = []
    const { user } = renderProfile({
      users: {
        profile: () => ({ ...profile, newEmail: 'new@example.com' }),
        updateProfile(input) {
          sent.push(input)
          return { ...profile, phone: input.phone ?? '' }
        },
      },
    })
    await user.type(await screen.findByLabelText('Phone'), '555 0100')
    sessionInAnotherTab({
      ...sampleSession(),
      email: 'new@example.com',
      phone: '555 0199',
      address: { ...profile.address, street: '1 Pine St' },
    })
    expect(screen.getByLabelText('Email')).toHaveValue('new@example.com')
    expect(screen.getByLabelText('Street address')).toHaveValue('1 Pine St')
    expect(screen.getByLabelText('Phone')).toHaveValue('555 0100')

    await user.click(screen.getByRole('button', { name: 'Save Changes' }))
    await screen.findByText(accountsCopy.profileUpdated)
    expect(sent).toEqual([{ name: profile.name, email: 'new@example.com', phone: '555 0100', address: {} }])
  })

  test('what another device saved shows when the guest comes back to the page', async () => {
    let present = profile
    renderProfile({ users: { profile: () => present } })
    expect(await screen.findByLabelText('Email')).toHaveValue(profile.email)
    present = { ...profile, email: 'new@example.com' }
    dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('new@example.com'))
  })

  test('a session that it finds ended asks to sign in over this page, in fields of their own', async () => {
    const { user } = renderProfile({ users: { login: () => sampleSession({ token: 'new-token' }) } })
    await user.type(await screen.findByLabelText('Phone'), '555 0100')
    sessionInAnotherTab(sampleSession())
    sessionEndsInAnotherTab(sampleSession())

    const dialog = within(await screen.findByRole('dialog', { name: 'Please sign in again' }))
    const email = await dialog.findByLabelText('Email')
    expect(email).toHaveValue(profile.email)
    for (const { id } of [email, dialog.getByLabelText('Password')]) {
      expect(document.querySelectorAll(`[id="${id}"]`)).toHaveLength(1)
    }
    // in the place of the dialog it would leave what was typed
    expect(dialog.getByRole('link', { name: /^Forgot password/ })).toHaveAttribute('target', '_blank')

    await user.type(dialog.getByLabelText('Password'), 'copper-pan')
    await user.click(dialog.getByRole('button', { name: 'Sign In' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByLabelText('Phone')).toHaveValue('555 0100')
    expect(address()).toBe('/profile')
  })
})

describe('account credit', () => {
  const entry = {
    _id: '1',
    at: '2026-12-01T12:00:00.000Z',
    order: null,
    reason: null,
  } as const
  const entries: AccountCredit['entries'] = [
    {
      ...entry,
      _id: '2',
      cause: 'order',
      amount: -20,
      order: { _id: 'a'.repeat(24), number: 'T-7QP4K-V' },
    },
    { ...entry, cause: 'goodwill', amount: 40.2, reason: 'The pan came late' },
  ]

  test('is shown with what moved it, in words and with the order', async () => {
    renderProfile({
      accountCredit: { mine: () => ({ balance: 20.2, entries }) },
    })
    const panel = within(await screen.findByRole('region', { name: 'Account credit' }))
    expect(await panel.findByText('$20.20')).toBeInTheDocument()
    expect(panel.getByText('+$40.20')).toBeInTheDocument()
    expect(panel.getByText('The pan came late')).toBeInTheDocument()
    expect(panel.getByText('−$20.00')).toBeInTheDocument()
    expect(panel.getByRole('link', { name: 'T-7QP4K-V' })).toHaveAttribute(
      'href',
      `/confirmation/${'a'.repeat(24)}`,
    )
  })

  test('says what it is for where there is none', async () => {
    renderProfile()
    const panel = within(await screen.findByRole('region', { name: 'Account credit' }))
    expect(await panel.findByText('No credit yet')).toBeInTheDocument()
  })

  test('that does not load says so and can be tried again', async () => {
    let isUp = false
    const mine = () => {
      if (!isUp) throw new ApiAnswerError({ status: 400, errorCode: 'INVALID_INPUT', message: 'Not now' })
      return { balance: 5, entries }
    }
    const { user } = renderProfile({ accountCredit: { mine } })
    const panel = within(await screen.findByRole('region', { name: 'Account credit' }))
    expect(await panel.findByRole('alert')).toHaveTextContent('Not now')
    isUp = true
    await user.click(panel.getByRole('button', { name: 'Retry' }))
    expect(await panel.findByText('$5.00')).toBeInTheDocument()
  })
})
