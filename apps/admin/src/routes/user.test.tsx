import * as accountCreditCopy from '@trivet/core/copy/account-credit'
import * as accountsCopy from '@trivet/core/copy/accounts'
import * as generalCopy from '@trivet/core/copy/general'
import type { StaffAccount } from '@trivet/core/contract/accounts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readToken } from '../lib/session.ts'
import { Refusal, type Answers } from '../test/api.ts'
import { openAdmin } from '../test/open-admin.tsx'
import { account } from '../test/people.ts'
import { adminSession, order } from '../test/samples.ts'

const path = `/users/${account._id}/edit`
const newer = { ...account, updatedAt: '2026-11-21T21:00:00.000Z' }

function open(
  accounts: Answers['accounts'] = {},
  shown: StaffAccount = account,
  accountCredit: Answers['accountCredit'] = {},
) {
  return openAdmin({
    path,
    answers: {
      accounts: { byId: () => shown, page: () => noUsers, ...accounts },
      accountCredit,
    },
  })
}
const noUsers = { users: [], page: 1, pages: 0, total: 0 }

test('shows title, id, profile, orders, kits and where the account is signed in', async () => {
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit user Gil Guest' })).toBeVisible()
  expect(screen.getByText(account._id)).toBeVisible()
  expect(await screen.findByLabelText('Name')).toHaveValue('Gil Guest')
  expect(screen.getByRole('link', { name: order.number })).toHaveAttribute('href', `/orders/${order._id}`)
  expect(screen.getByText('1 order, $126.25 paid and kept')).toBeInTheDocument()
  expect(screen.getByText('Pasta night')).toBeInTheDocument()
  expect(screen.getByText('Signed in on 2 devices')).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Referrals' })).not.toBeInTheDocument()
})

test('a host’s figures are there', async () => {
  const referrals = { code: 'KX7MWP42', uses: 17, earned: 1234.5, available: 412.5, paidOut: 500 }
  open({}, { ...account, isHost: true, referrals })
  expect(await screen.findByText('KX7MWP42')).toBeInTheDocument()
  expect(screen.getByText('$1,234.50')).toBeInTheDocument()
})

test('the profile is saved against the version that was seen', async () => {
  const edit = vi.fn((input: { name: string }) => ({ ...newer, name: input.name }))
  const { user } = open({ edit })
  const name = await screen.findByLabelText('Name')
  expect(screen.getByRole('button', { name: 'Save profile' })).toBeDisabled()
  await user.clear(name)
  await user.type(name, 'Gilda Guest')
  await user.click(screen.getByRole('button', { name: 'Save profile' }))
  expect(await screen.findByText('Account saved')).toBeInTheDocument()
  expect(edit.mock.calls[0]?.[0]).toMatchObject({
    id: account._id,
    updatedAt: account.updatedAt,
    name: 'Gilda Guest',
  })
  expect(screen.getByRole('button', { name: 'Save profile' })).toBeDisabled()
})

test('a colleague who was faster is not written over: the newer account can be shown', async () => {
  const theirs = { ...newer, phone: '+1 999' }
  let shown = account
  const edit = () => {
    shown = theirs
    throw new Refusal(409, 'ACCOUNT_CHANGED', accountsCopy.accountChanged)
  }
  const { user } = open({ edit, byId: () => shown })
  await user.type(await screen.findByLabelText('Name'), ' II')
  await user.click(screen.getByRole('button', { name: 'Save profile' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(accountsCopy.accountChanged)
  expect(screen.getByLabelText('Name')).toHaveValue('Gil Guest II')
  await user.click(screen.getByRole('button', { name: 'Show what is there now' }))
  expect(screen.getByLabelText('Phone')).toHaveValue('+1 999')
  expect(screen.getByLabelText('Name')).toHaveValue('Gil Guest')
})

test('a wrong field is said beside it and nothing is sent', async () => {
  const { user } = open()
  await user.clear(await screen.findByLabelText('Email'))
  await user.click(screen.getByRole('button', { name: 'Save profile' }))
  expect(await screen.findByText(generalCopy.fillRequiredFields)).toBeInTheDocument()
})

test('whose role does not reach the email is told so, and may correct the rest', async () => {
  const { user } = open({}, { ...account, isHost: true, mayChangeEmail: false })
  const email = await screen.findByLabelText('Email')
  await user.type(email, 'x')
  expect(email).toHaveValue(account.email)
  expect(email).toHaveAccessibleDescription(accountsCopy.emailOfMoney)
  expect(screen.getByLabelText('Name')).not.toHaveAttribute('readonly')
})

test('roles are given after a question, because it signs the account out', async () => {
  const setRoles = vi.fn(() => ({ ...newer, isHost: true, sessions: 0 }))
  const { user } = open({ setRoles })
  await user.click(await screen.findByLabelText('Host'))
  await user.click(screen.getByRole('button', { name: 'Save roles' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/becomes a host.*signed out everywhere/)).toBeInTheDocument()
  expect(setRoles).not.toHaveBeenCalled()
  await user.click(dialog.getByRole('button', { name: 'Change roles' }))
  expect(await screen.findByText('Roles saved')).toBeInTheDocument()
  expect(setRoles).toHaveBeenCalledWith(
    { id: account._id, updatedAt: account.updatedAt, staffRole: null, isHost: true },
    expect.anything(),
  )
  expect(screen.getByText('Signed in nowhere')).toBeInTheDocument()
})

test('a staff role is chosen by its name, and says what it is for', async () => {
  const setRoles = vi.fn(() => ({ ...account, isAdmin: true, staffRole: 'driver' as const }))
  const { user } = open({ setRoles })
  await user.selectOptions(await screen.findByLabelText('Staff role'), 'Driver')
  expect(screen.getByText(/The stops of the day/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Save roles' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/gets the role Driver/)).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Change roles' }))
  expect(await screen.findByText('Roles saved')).toBeInTheDocument()
  expect(setRoles).toHaveBeenCalledWith(
    { id: account._id, updatedAt: account.updatedAt, staffRole: 'driver', isHost: false },
    expect.anything(),
  )
})

test('roles changed beside it do not make the profile’s own form outdated', async () => {
  const edit = vi.fn((_input: object) => newer)
  const { user } = open({ edit, setRoles: () => ({ ...newer, isHost: true }) })
  await user.type(await screen.findByLabelText('Name'), ' II')
  await user.click(screen.getByLabelText('Host'))
  await user.click(screen.getByRole('button', { name: 'Save roles' }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Change roles' }),
  )
  await screen.findByText('Roles saved')
  await user.click(screen.getByRole('button', { name: 'Save profile' }))
  await waitFor(() =>
    expect(edit.mock.calls[0]?.[0]).toMatchObject({ updatedAt: newer.updatedAt, name: 'Gil Guest II' }),
  )
})

test('the last owner’s role cannot be taken, and it is said why', async () => {
  open({}, { ...account, isAdmin: true, staffRole: 'owner', isLastOwner: true })
  expect(await screen.findByLabelText('Staff role')).toBeDisabled()
  expect(screen.getByText(accountsCopy.accountLastOwner)).toBeInTheDocument()
})

test('an account is disabled after a question, and a refusal is said', async () => {
  const setAccess = vi.fn(() => {
    throw new Refusal(409, 'ACCOUNT_LAST_OWNER', accountsCopy.accountLastOwner)
  })
  const { user } = open({ setAccess })
  await user.click(await screen.findByRole('button', { name: 'Disable the account' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Disable' }))
  expect(await screen.findByText(accountsCopy.accountLastOwner)).toBeInTheDocument()
  expect(setAccess).toHaveBeenCalledTimes(1)
})

test('a reset link is sent, and signing out everywhere asks first', async () => {
  const sendResetLink = vi.fn(() => account)
  const signOut = vi.fn(() => ({ ...account, sessions: 0 }))
  const { user } = open({ sendResetLink, signOut })
  await user.click(await screen.findByRole('button', { name: 'Send a reset link' }))
  expect(await screen.findByText('Reset link on its way to gil@trivet.test')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }))
  expect(await screen.findByText('Signed in nowhere')).toBeInTheDocument()
})

test('who gives up the own role is signed out here', async () => {
  const own = { ...account, _id: adminSession._id, isAdmin: true, staffRole: 'owner' as const }
  const setRoles = () => ({ ...own, isAdmin: false, staffRole: null })
  const { user } = openAdmin({
    path: `/users/${own._id}/edit`,
    answers: {
      accounts: { byId: () => own, setRoles },
    },
  })
  expect(await screen.findByRole('button', { name: 'Disable the account' })).toBeDisabled()
  await user.selectOptions(screen.getByLabelText('Staff role'), 'No staff')
  await user.click(screen.getByRole('button', { name: 'Save roles' }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Change roles' }),
  )
  expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeInTheDocument()
  expect(readToken()).toBeNull()
})

test('an id nobody has is said', async () => {
  const byId = () => {
    throw new Refusal(404, 'ACCOUNT_NOT_FOUND', accountsCopy.accountNotFound)
  }
  open({ byId })
  expect(await screen.findByRole('heading', { name: accountsCopy.accountNotFound })).toBeInTheDocument()
  expect(screen.queryByText(accountsCopy.staffForOwners, { exact: false })).not.toBeInTheDocument()
})

test('support who follow a link to an account of staff read why there may be none', async () => {
  const byId = () => {
    throw new Refusal(404, 'ACCOUNT_NOT_FOUND', accountsCopy.accountNotFound)
  }
  openAdmin({ path, role: 'support', answers: { accounts: { byId } } })
  expect(await screen.findByText(accountsCopy.staffForOwners, { exact: false })).toBeInTheDocument()
})

test('whoever may see no payouts reads that those to a host are not in the list of the credit', async () => {
  const host = { ...account, isHost: true }
  openAdmin({
    path,
    role: 'support',
    answers: {
      accounts: { byId: () => host },
      accountCredit: { ofUser: () => ({ balance: 40.2, entries: [] }) },
    },
  })
  expect(await screen.findByText('$40.20')).toBeVisible()
  expect(screen.getByText('Credit from payouts is in the balance, and not listed.')).toBeVisible()
})

test('credit is given with a reason, within its limits, and stands in the list', async () => {
  const given = { _id: '1', at: '2026-12-01T12:00:00.000Z', cause: 'goodwill', order: null } as const
  const give = vi.fn(({ amount, reason }: { amount: number; reason: string }) => ({
    balance: amount,
    entries: [{ ...given, amount, reason, by: 'Ada Admin' }],
  }))
  const { user } = open({}, account, { give })
  await user.click(await screen.findByRole('button', { name: 'Add credit' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add credit' }))
  await user.type(dialog.getByLabelText('Amount in dollars'), '1000.01')
  await user.click(dialog.getByRole('button', { name: 'Add credit' }))
  expect(await dialog.findByText(accountCreditCopy.goodwillAmountInvalid)).toBeInTheDocument()
  expect(dialog.getByText(accountCreditCopy.goodwillReasonRequired)).toBeInTheDocument()
  await user.clear(dialog.getByLabelText('Amount in dollars'))
  await user.type(dialog.getByLabelText('Amount in dollars'), '20')
  await user.type(dialog.getByLabelText(/Reason/), 'The pan came late')
  await user.click(dialog.getByRole('button', { name: 'Add credit' }))
  expect(await screen.findByText('$20.00 credited')).toBeInTheDocument()
  expect(give.mock.calls[0]?.[0]).toEqual({ id: account._id, amount: 20, reason: 'The pan came late' })
  expect(screen.getByText('Given by Ada Admin')).toBeInTheDocument()
  expect(screen.getByText('The pan came late')).toBeInTheDocument()
})

test('a driver who is signed in nowhere is signed out all the same: a phone may still have a day', async () => {
  open({}, { ...account, staffRole: 'driver', sessions: 0 })
  expect(await screen.findByRole('button', { name: 'Sign out everywhere' })).toBeEnabled()
})

test.each([
  ['of staff', { ...account, staffRole: 'driver' as const }, accountCreditCopy.goodwillOfStaff],
  ['of one’s own', { ...account, _id: adminSession._id }, accountCreditCopy.goodwillOwnAccount],
])('an account %s is given no credit, and the page says why', async (_whose, colleague, why) => {
  openAdmin({ path: `/users/${colleague._id}/edit`, answers: { accounts: { byId: () => colleague } } })
  expect(await screen.findByText(why)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add credit' })).not.toBeInTheDocument()
})
