import * as signInCopy from '@trivet/core/copy/sign-in'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readToken } from '../lib/session.ts'
import { Refusal } from '../test/api.ts'
import { openAdmin } from '../test/open-admin.tsx'
import { dashboard } from '../test/people.ts'
import { adminSession } from '../test/samples.ts'

const invitation = {
  _id: 'i'.repeat(24),
  email: 'dana@example.com',
  staffRole: 'driver' as const,
  invitedBy: 'Ada Admin',
  sentAt: '2026-11-21T18:00:00.000Z',
  expiresAt: '2026-11-28T18:00:00.000Z',
  isExpired: false,
}

test('an owner invites somebody with a role, and withdraws it again', async () => {
  const invite = vi.fn(() => [invitation])
  const withdraw = vi.fn(() => [])
  const { user } = openAdmin({
    path: '/users/invitations',
    answers: { invitations: { list: () => [], invite, withdraw } },
  })
  expect(await screen.findByText('Nobody is invited now.')).toBeInTheDocument()
  await user.type(screen.getByLabelText('Email'), 'dana@example.com')
  await user.selectOptions(screen.getByLabelText(/^Staff role/), 'driver')
  await user.click(screen.getByRole('button', { name: 'Send the invitation' }))
  await user.click(await screen.findByRole('button', { name: 'Withdraw the invitation of dana@example.com' }))
  expect(await screen.findByText('Nobody is invited now.')).toBeInTheDocument()
  expect(invite).toHaveBeenCalledWith({ email: 'dana@example.com', staffRole: 'driver' }, expect.anything())
})

test('an address that has an account is refused in the form, with what was typed still there', async () => {
  const invite = () => {
    throw new Refusal(409, 'INVITED_HAS_ACCOUNT', signInCopy.invitedHasAccount)
  }
  const { user } = openAdmin({
    path: '/users/invitations',
    answers: { invitations: { list: () => [{ ...invitation, isExpired: true }], invite } },
  })
  expect(await screen.findByText(/Expired/)).toBeInTheDocument()
  await user.type(screen.getByLabelText('Email'), 'gil@trivet.test{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent(signInCopy.invitedHasAccount)
  expect(screen.getByLabelText('Email')).toHaveValue('gil@trivet.test')
})

const valid = () => ({ isValid: true })

test('whoever is invited chooses a name and a password, and is in', async () => {
  const accept = vi.fn(() => adminSession)
  const read = vi.fn(() => dashboard)
  const { user } = openAdmin({
    path: '/invitation?token=abc',
    signedIn: false,
    answers: { invitations: { byToken: valid, accept }, dashboard: { read } },
  })
  await user.type(await screen.findByLabelText('Name'), 'Dana')
  await user.type(screen.getByLabelText('Password'), 'a pan on the wall')
  await user.type(screen.getByLabelText('Confirm password'), 'a pan on the wall{Enter}')
  // and the first page has what it asks for: what came later would be asked of the next test
  await waitFor(() => expect(read).toHaveReturned())
  expect(readToken()).toBe(adminSession.token)
  expect(accept).toHaveBeenCalledWith(
    { token: 'abc', name: 'Dana', password: 'a pan on the wall', confirmPassword: 'a pan on the wall' },
    expect.anything(),
  )
})

test('an invitation that is over says so before anybody fills in its form, with the ways on', async () => {
  openAdmin({
    path: '/invitation?token=abc',
    signedIn: false,
    answers: { invitations: { byToken: () => ({ isValid: false }) } },
  })
  expect(await screen.findByRole('alert')).toHaveTextContent(signInCopy.invitationInvalid)
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  expect(screen.queryByLabelText('Name')).toBeNull()
})

test('an address without its token is no invitation', async () => {
  openAdmin({ path: '/invitation', signedIn: false, answers: {} })
  expect(await screen.findByRole('alert')).toHaveTextContent(signInCopy.invitationInvalid)
})

test('where nobody could say whether the invitation is open, there is the form', async () => {
  const byToken = () => {
    throw new Refusal(429, 'TOO_MANY_REQUESTS', 'Later')
  }
  openAdmin({ path: '/invitation?token=abc', signedIn: false, answers: { invitations: { byToken } } })
  expect(await screen.findByLabelText('Name')).toBeVisible()
})

test('an invitation that is over meanwhile is refused at the press', async () => {
  const accept = () => {
    throw new Refusal(400, 'INVITATION_INVALID', signInCopy.invitationInvalid)
  }
  const { user } = openAdmin({
    path: '/invitation?token=abc',
    signedIn: false,
    answers: { invitations: { byToken: valid, accept } },
  })
  await user.type(await screen.findByLabelText('Name'), 'Dana')
  await user.type(screen.getByLabelText('Password'), 'a pan on the wall')
  await user.type(screen.getByLabelText('Confirm password'), 'a pan on the wall{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent(signInCopy.invitationInvalid)
})

test('an owner says who needs a second factor, and is told to have one first', async () => {
  const save = vi.fn(() => {
    throw new Refusal(409, 'SECOND_FACTOR_FIRST', signInCopy.secondFactorFirst)
  })
  const { user } = openAdmin({
    path: '/users/invitations',
    answers: { invitations: { list: () => [] }, signInRules: { save } },
  })
  await user.selectOptions(await screen.findByLabelText(/^Needed by/), 'All staff')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(signInCopy.secondFactorFirst)
  expect(save).toHaveBeenCalledWith({ secondFactor: 'staff' }, expect.anything())
})
