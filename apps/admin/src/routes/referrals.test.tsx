import * as referralsCopy from '@trivet/core/copy/referrals'

import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Refusal, type Answers } from '../test/api.ts'
import { openAdmin } from '../test/open-admin.tsx'
import { adminSession, hostCode, payoutRequest } from '../test/samples.ts'

const listed = {
  list: () => ({ referralCodes: [hostCode], page: 1, pages: 1, total: 1 }),
  payoutRequests: () => ({ payouts: [payoutRequest], page: 1, pages: 1 }),
  commissionReviews: () => ({ reviews: [], page: 1, pages: 1 }),
}

const open = (referrals: Answers['referrals'] = {}) =>
  openAdmin({ path: '/referrals', answers: { referrals: { ...listed, ...referrals } } })

const processButton = { name: 'Process the payout of Hanna Host' }

test('lists the codes with their hosts, orders and earnings', async () => {
  open()
  const table = await screen.findByRole('table', { name: /referral codes/i })
  const row = within(table).getByText('KX7MWP42').closest('tr')
  expect(row).toHaveTextContent('hanna@trivet.test')
  expect(row).toHaveTextContent('17')
  expect(row).toHaveTextContent('$1,234.50')
})

test('tells whom to pay, how much and to which account', async () => {
  open()
  const table = await screen.findByRole('table', { name: /pending payout requests/i })
  const row = within(table).getByText('Hanna Host', { selector: 'a' }).closest('tr')
  expect(row).toHaveTextContent('Bank transfer')
  expect(row).toHaveTextContent('Routing 021000021, account 123456789')
  expect(row).toHaveTextContent('$412.50')
})

test('says when nothing waits and when no code exists', async () => {
  open({
    list: () => ({ referralCodes: [], page: 1, pages: 1, total: 0 }),
    payoutRequests: () => ({ payouts: [], page: 1, pages: 1 }),
  })
  expect(await screen.findByText('No payout is waiting')).toBeInTheDocument()
  expect(await screen.findByText('No host has a code yet')).toBeInTheDocument()
})

test('a payout is processed with its transaction id and notes, and then gone from the list', async () => {
  const decisions: unknown[] = []
  const { user } = open({
    payoutRequests: () => ({ payouts: decisions.length > 0 ? [] : [payoutRequest], page: 1, pages: 1 }),
    processPayout: (decision) => {
      decisions.push(decision)
      return { ...payoutRequest, status: 'processed' }
    },
  })
  await user.click(await screen.findByRole('button', processButton))
  const dialog = within(await screen.findByRole('dialog', { name: 'Process payout' }))
  expect(dialog.getByText('$412.50 to Hanna Host')).toBeInTheDocument()
  await user.type(dialog.getByLabelText(/Transaction id/), 'ACH-1')
  await user.type(dialog.getByLabelText(/Notes/), 'Sent on Monday')
  await user.click(dialog.getByRole('button', { name: 'Save decision' }))

  expect(await screen.findByText(referralsCopy.payoutDone('processed'))).toBeInTheDocument()
  expect(await screen.findByText('No payout is waiting')).toBeInTheDocument()
  expect(decisions).toEqual([
    {
      id: payoutRequest._id,
      status: 'processed',
      transactionId: 'ACH-1',
      notes: 'Sent on Monday',
      expectedAmount: 412.5,
    },
  ])
})

test('when a colleague was faster, the dialog says so and stays', async () => {
  const { user } = open({
    processPayout: () => {
      throw new Refusal(409, 'PAYOUT_ALREADY_PROCESSED', referralsCopy.payoutAlreadyProcessed)
    },
  })
  await user.click(await screen.findByRole('button', processButton))
  await user.click(await screen.findByRole('radio', { name: /Failed/ }))
  await user.click(screen.getByRole('button', { name: 'Save decision' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(referralsCopy.payoutAlreadyProcessed)
  expect(screen.getByRole('dialog', { name: 'Process payout' })).toBeInTheDocument()
})

test('a list that does not load offers another try', async () => {
  open({
    payoutRequests: () => {
      throw new Refusal(503, 'UNAVAILABLE', 'away')
    },
  })
  expect(await screen.findByText('Failed to load payout requests')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /try again|retry/i })).toBeInTheDocument()
})

test('an expired code is not called active, and the list asks for what its heads and filters say', async () => {
  const asked: object[] = []
  const { user, location } = open({
    list: (input) => {
      asked.push(input)
      return {
        referralCodes: [{ ...hostCode, isActive: false, state: 'expired' }],
        page: 1,
        pages: 1,
        total: 1,
      }
    },
  })
  const table = await screen.findByRole('table', { name: 'Referral codes' })
  expect(within(table).getByText('Expired')).toBeInTheDocument()
  await user.click(within(table).getByRole('button', { name: /Earned/ }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Active')
  await screen.findByRole('table', { name: 'Referral codes' })
  await waitFor(() => expect(location().search).toMatch(/sort=-?earned/))
  expect(asked.at(-1)).toMatchObject({ state: 'active', sort: expect.stringMatching(/earned$/) })
})

test('nobody is offered their own payout', async () => {
  const host = { _id: adminSession._id, name: 'Ada Admin', email: 'ada@trivet.test' }
  open({ payoutRequests: () => ({ payouts: [{ ...payoutRequest, host }], page: 1, pages: 1 }) })
  expect(await screen.findByText('Yours: a colleague decides')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Process the payout/ })).toBeNull()
})
