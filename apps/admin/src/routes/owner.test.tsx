import { screen, waitFor } from '@testing-library/react'
import * as accountsCopy from '@trivet/core/copy/accounts'
import * as generalCopy from '@trivet/core/copy/general'
import * as paymentsCopy from '@trivet/core/copy/payments'
import { expect, test, vi } from 'vitest'
import { Refusal } from '../test/api.ts'
import { openAdmin } from '../test/open-admin.tsx'
import { dashboard } from '../test/people.ts'
import { adminSession } from '../test/samples.ts'

const path = '/owner?token=abc'
const firstPage = () => screen.findByText('Saturday, November 21, 2026')

async function fillIn(user: ReturnType<typeof openAdmin>['user'], confirmed = 'copper pan on the wall') {
  await user.type(await screen.findByLabelText('Name'), 'Olga Owner')
  await user.type(screen.getByLabelText('Email'), 'olga@example.com')
  await user.type(screen.getByLabelText('Password'), 'copper pan on the wall')
  await user.type(screen.getByLabelText('Confirm password'), confirmed)
  await user.click(screen.getByRole('button', { name: 'Open the shop' }))
}

test('the first owner sets name, email and password, and is in the admin', async () => {
  const becomeOwner = vi.fn(() => adminSession)
  const answers = { users: { becomeOwner }, dashboard: { read: () => dashboard } }
  const { user, location } = openAdmin({ path, signedIn: false, answers })
  await fillIn(user)
  expect(await firstPage()).toBeInTheDocument()
  await waitFor(() => expect(location().pathname).toBe('/dashboard'))
  expect(becomeOwner).toHaveBeenCalledWith(
    expect.objectContaining({ token: 'abc', name: 'Olga Owner', email: 'olga@example.com' }),
    expect.anything(),
  )
})

test('every field is asked for, and both passwords are the same', async () => {
  const { user } = openAdmin({ path, signedIn: false, answers: {} })
  await user.click(await screen.findByRole('button', { name: 'Open the shop' }))
  expect(await screen.findAllByText(generalCopy.fillRequiredFields)).toHaveLength(3)
  await fillIn(user, 'another')
  expect(await screen.findByText(accountsCopy.passwordsDoNotMatch)).toBeInTheDocument()
})

test.each([
  ['used, expired or unknown', path],
  ['cut off', '/owner'],
])('a link that is %s says where another one is', async (_case, address) => {
  const becomeOwner = () => {
    throw new Refusal(400, 'OWNER_LINK_INVALID', accountsCopy.ownerLinkInvalid)
  }
  const { user } = openAdmin({ path: address, signedIn: false, answers: { users: { becomeOwner } } })
  await fillIn(user)
  expect(await screen.findByRole('alert')).toHaveTextContent(accountsCopy.ownerLinkInvalid)
})

test('while nothing is charged, every page of the admin says so', async () => {
  const info = () => ({ demoAccounts: [], payments: 'test' as const })
  const answers = { dashboard: { read: () => dashboard }, shop: { info } }
  openAdmin({ path: '/dashboard', answers })
  expect(await screen.findByText(paymentsCopy.testShopAdmin)).toBeInTheDocument()
})
