import * as accountsCopy from '@trivet/core/copy/accounts'
import * as generalCopy from '@trivet/core/copy/general'
import * as privacyCopy from '@trivet/core/copy/privacy'
import * as referralsCopy from '@trivet/core/copy/referrals'
import * as signInCopy from '@trivet/core/copy/sign-in'
import { screen, waitFor, within } from '@testing-library/react'
import { storageKeys } from '@trivet/core/cart'
import type { Profile } from '@trivet/core/contract/accounts'
import type { MaskedPayoutDetails } from '@trivet/core/contract/referrals'
import { describe, expect, test } from 'vitest'
import { behavesLikeEveryForm } from '../test/form-kit.ts'
import { renderPage } from '../test/render-page.tsx'
import { sampleSession } from '../test/samples.ts'
import { ApiAnswerError } from '../test/trpc-handlers.ts'
import type { TrpcAnswers } from '../test/trpc-handlers.ts'
import ProfileRoute from './profile.tsx'

const { token: _token, ...profile }: Profile = sampleSession()
const nothing: MaskedPayoutDetails = { paypalEmail: null, bank: null }
const everything: MaskedPayoutDetails = {
  paypalEmail: 'a•••@example.com',
  bank: { accountHolder: 'Ana Example', accountNumber: '••••6789' },
}

type ProfilePage = { isHost?: boolean; users?: TrpcAnswers['users']; referrals?: TrpcAnswers['referrals'] }

function renderProfile({ isHost = true, users, referrals }: ProfilePage = {}) {
  localStorage.setItem(storageKeys.userInfo, JSON.stringify(sampleSession({ isHost })))
  return renderPage({
    path: '/profile',
    Component: ProfileRoute,
    api: {
      users: { profile: () => ({ ...profile, isHost }), ...users },
      referrals: { payoutDetails: () => nothing, ...referrals },
      accountCredit: { mine: () => ({ balance: 0, entries: [] }) },
    },
  })
}

const password = () => screen.getByLabelText(privacyCopy.passwordAgain)
const panel = () => screen.findByRole('region', { name: 'Host program' })
const details = async () => within(await screen.findByRole('region', { name: 'Payment details' }))

describe('becoming a host', () => {
  test('tells it, remembers it and leads to the dashboard', async () => {
    const { user } = renderProfile({
      isHost: false,
      users: { becomeHost: () => ({ ...profile, isHost: true }) },
    })
    await user.click(within(await panel()).getByRole('button', { name: 'Become a Host' }))
    expect(await screen.findByText(accountsCopy.becameHost)).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent('/host-dashboard'))
    const stored = JSON.parse(localStorage.getItem(storageKeys.userInfo) ?? '{}')
    expect(stored).toMatchObject({ isHost: true, token: 'token-of-ana' })
  })

  test.each([
    [500, 'connection refused', accountsCopy.becomeHostFailed],
    [429, generalCopy.tooManyRequests, generalCopy.tooManyRequests],
  ])('that fails with %i is told', async (status, message, shown) => {
    const { user } = renderProfile({
      isHost: false,
      users: {
        becomeHost() {
          throw new ApiAnswerError({ status, errorCode: null, message })
        },
      },
    })
    await user.click(within(await panel()).getByRole('button', { name: 'Become a Host' }))
    expect(await within(await panel()).findByRole('alert')).toHaveTextContent(shown)
    expect(screen.getByLabelText('Address')).toHaveTextContent('/profile')
  })
})

describe('payment details', () => {
  describe('of a bank are a form like every form', () => {
    behavesLikeEveryForm({
      async show() {
        const { user } = renderProfile()
        await user.click(await screen.findByRole('button', { name: 'Set up Bank account' }))
        return user
      },
      submit: 'Save bank account',
      field: 'Routing number',
      wrong: '123456789',
      right: '021000021',
      message: referralsCopy.routingNumberInvalid,
      missing: 'Account number',
    })
  })

  test('are saved, and shown masked from then on', async () => {
    const sent: unknown[] = []
    const { user } = renderProfile({
      referrals: {
        savePayoutDetails(input) {
          sent.push(input)
          return everything
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Set up Bank account' }))
    await user.type(screen.getByLabelText('Account holder'), 'Ana Example')
    await user.type(screen.getByLabelText('Routing number'), '021000021')
    await user.type(screen.getByLabelText('Account number'), '000123456789')
    await user.type(password(), 'secret-words')
    await user.click(screen.getByRole('button', { name: 'Save bank account' }))
    expect(await screen.findByText(referralsCopy.payoutDetailsSaved)).toBeVisible()
    expect(sent).toEqual([
      {
        bank: { accountHolder: 'Ana Example', routingNumber: '021000021', accountNumber: '000123456789' },
        currentPassword: 'secret-words',
      },
    ])
    expect((await details()).getByText('Ana Example, account ••••6789')).toBeVisible()
    expect(screen.queryByLabelText('Account number')).not.toBeInTheDocument()
  })

  test('a PayPal address is saved alone', async () => {
    const sent: unknown[] = []
    const { user } = renderProfile({
      referrals: {
        savePayoutDetails(input) {
          sent.push(input)
          return everything
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Set up PayPal' }))
    await user.type(screen.getByLabelText('PayPal email'), 'ana@example.com')
    await user.type(password(), 'secret-words')
    await user.click(screen.getByRole('button', { name: 'Save PayPal email' }))
    await screen.findByText(referralsCopy.payoutDetailsSaved)
    expect(sent).toEqual([{ paypalEmail: 'ana@example.com', currentPassword: 'secret-words' }])
  })

  test('are forgotten one by one', async () => {
    const sent: unknown[] = []
    const { user } = renderProfile({
      referrals: {
        payoutDetails: () => everything,
        savePayoutDetails(input) {
          sent.push(input)
          return { ...everything, paypalEmail: null }
        },
      },
    })
    expect(await (await details()).findByText('a•••@example.com')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Forget PayPal' }))
    await user.click(screen.getByRole('button', { name: 'Forget PayPal' }))
    await waitFor(() =>
      expect(password()).toHaveAccessibleDescription(expect.stringContaining(signInCopy.passwordRequired)),
    )
    expect(sent).toEqual([])
    await user.type(password(), 'secret-words')
    await user.click(screen.getByRole('button', { name: 'Forget PayPal' }))
    await waitFor(() => expect(sent).toEqual([{ paypalEmail: null, currentPassword: 'secret-words' }]))
    expect(await (await details()).findByText('Not set')).toBeVisible()
  })

  test('are not saved by a wrong password, which is said; a way to a new one stands there', async () => {
    const { user } = renderProfile({
      referrals: {
        savePayoutDetails() {
          const message = accountsCopy.currentPasswordWrong
          throw new ApiAnswerError({ status: 401, errorCode: 'CURRENT_PASSWORD_WRONG', message })
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Set up PayPal' }))
    expect(screen.getByRole('link', { name: referralsCopy.noPasswordAtHand })).toHaveAttribute(
      'href',
      '/forgot-password',
    )
    await user.type(screen.getByLabelText('PayPal email'), 'ana@example.com')
    await user.type(password(), 'guess')
    await user.click(screen.getByRole('button', { name: 'Save PayPal email' }))
    expect(await (await details()).findByRole('alert')).toHaveTextContent(accountsCopy.currentPasswordWrong)
    expect(screen.getByLabelText('PayPal email')).toHaveValue('ana@example.com')
  })

  test('keep the focus: in the form it goes to the first field, and back to the button that opened it', async () => {
    const { user } = renderProfile({
      referrals: {
        payoutDetails: () => everything,
        savePayoutDetails: () => ({ ...everything, paypalEmail: null }),
      },
    })
    const button = (name: string) => screen.getByRole('button', { name })
    const cancel = () => user.click(button('Cancel'))
    await user.click(await screen.findByRole('button', { name: 'Change PayPal' }))
    expect(screen.getByLabelText('PayPal email')).toHaveFocus()
    await cancel()
    expect(button('Change PayPal')).toHaveFocus()
    await user.click(button('Change Bank account'))
    expect(screen.getByLabelText('Account holder')).toHaveFocus()
    await cancel()
    expect(button('Change Bank account')).toHaveFocus()
    await user.click(button('Forget PayPal'))
    expect(password()).toHaveFocus()
    await cancel()
    expect(button('Forget PayPal')).toHaveFocus()
    await user.click(button('Forget PayPal'))
    await user.type(password(), 'secret-words')
    await user.click(button('Forget PayPal'))
    await waitFor(() => expect(button('Set up PayPal')).toHaveFocus())
  })

  test('have a field of their own for the password, beside that of the profile', async () => {
    const { user } = renderProfile({ referrals: { payoutDetails: () => everything } })
    await user.click(await screen.findByRole('button', { name: 'Change PayPal' }))
    await user.click(screen.getByRole('button', { name: 'Forget Bank account' }))
    const ids = screen.getAllByLabelText(/password/i, { selector: 'input' }).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('that do not load say so', async () => {
    renderProfile({ referrals: { payoutDetails: () => Promise.reject(new Error('down')) } })
    expect(await screen.findByText('Failed to load your payment details')).toBeVisible()
  })
})
