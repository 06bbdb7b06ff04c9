import type { PayoutRequest, StaffPayoutStatement } from '@trivet/core/contract/referrals'
import * as referralsCopy from '@trivet/core/copy/referrals'
import { calendarDate } from '@trivet/core/dates'
import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { Refusal, type Answers } from '../test/api.ts'
import { openAdmin } from '../test/open-admin.tsx'
import { payoutRequest } from '../test/samples.ts'

const saveFile = vi.hoisted(() => vi.fn())
vi.mock('../lib/download.ts', async (actual) => ({ ...(await actual<object>()), saveFile }))

const statement: StaffPayoutStatement = {
  ...payoutRequest,
  amount: 9.86,
  lines: [
    {
      orderId: 'a'.repeat(24),
      kind: 'commission',
      orderNumber: 'T-7QP4K-V',
      month: '2026-10',
      orderAmount: 80.1,
      commissionPercent: 15,
      commission: 12.02,
      takenBack: [{ date: calendarDate('2026-11-02'), amount: 2.16 }],
      amount: 9.86,
    },
  ],
}

describe('the page of a payout', () => {
  test('lists the orders that add up to it, each with the way to it', async () => {
    openAdmin({
      path: `/referrals/payouts/${payoutRequest._id}`,
      answers: { referrals: { payoutRequest: () => statement } },
    })
    const title = 'Payout of $9.86 to Hanna Host'
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    const table = within(await screen.findByRole('table', { name: 'Orders of the payout' }))
    const row = table.getByRole('link', { name: 'T-7QP4K-V' }).closest('tr')
    expect(row).toHaveTextContent('Oct 2026')
    expect(row).toHaveTextContent('$12.02 (15%)')
    expect(row).toHaveTextContent('$2.16 on 11/02/2026')
    expect(screen.getByRole('heading', { name: 'Orders that add up to $9.86' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible()
  })

  test('says when there is no such payout', async () => {
    openAdmin({
      path: '/referrals/payouts/x',
      answers: {
        referrals: {
          payoutRequest: () => {
            throw new Refusal(404, 'PAYOUT_NOT_FOUND', referralsCopy.payoutNotFound)
          },
        },
      },
    })
    expect(await screen.findByText(referralsCopy.payoutNotFound)).toBeVisible()
  })
})

const other = {
  ...payoutRequest,
  _id: '9'.repeat(24),
  amount: 10,
  host: { ...payoutRequest.host, name: 'Noor Host' },
}

function openList(referrals: Answers['referrals'] = {}, payouts: PayoutRequest[] = [payoutRequest, other]) {
  return openAdmin({
    path: '/referrals',
    answers: {
      referrals: {
        list: () => ({ referralCodes: [], page: 1, pages: 1, total: 0 }),
        commissionReviews: () => ({ reviews: [], page: 1, pages: 1 }),
        payoutRequests: ({ status = 'pending' }) => ({
          payouts: status === 'pending' ? payouts : [{ ...payoutRequest, status, payTo: null }],
          page: 1,
          pages: 1,
        }),
        ...referrals,
      },
    },
  })
}

describe('payouts that are ticked', () => {
  test('become one file', async () => {
    const asked: unknown[] = []
    const { user } = openList({
      exportPayouts: (input) => {
        asked.push(input)
        return { name: 'trivet-payouts-bank-2026-12-01.csv', content: 'x', count: 2, total: 422.5 }
      },
    })
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
    await user.click(screen.getByRole('button', { name: 'Payout file' }))
    expect(await screen.findByText(/2 payments of \$422\.50 in trivet-payouts-bank/)).toBeVisible()
    expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), 'trivet-payouts-bank-2026-12-01.csv')
    expect(asked).toEqual([{ method: 'bankTransfer', ids: [payoutRequest._id, other._id] }])
  })

  test('in different ways make no file, and it says why', async () => {
    const { user } = openList({}, [payoutRequest, { ...other, paymentMethod: 'paypal' }])
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
    expect(screen.getByRole('button', { name: 'Payout file' })).toBeDisabled()
    expect(screen.getByText(/PayPal payouts or bank transfers, one of the two/)).toBeVisible()
  })

  test('are marked as paid with one reference, and a refused one is named', async () => {
    const asked: unknown[] = []
    const { user } = openList({
      processPayouts: (input) => {
        asked.push(input)
        return { processed: 1, refused: [{ _id: other._id, message: referralsCopy.payoutAmountChanged }] }
      },
    })
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
    await user.click(screen.getByRole('button', { name: 'Mark as paid…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark as paid' }))
    expect(dialog.getByText(/\$422\.50 in 2 payouts/)).toBeVisible()
    await user.type(dialog.getByLabelText(/Reference/), 'BATCH-7')
    await user.click(dialog.getByRole('button', { name: 'Mark as paid' }))
    expect(await screen.findByText('1 of 2 marked as paid')).toBeVisible()
    expect(screen.getByText(`Noor Host: ${referralsCopy.payoutAmountChanged}`)).toBeVisible()
    expect(asked).toEqual([
      {
        payouts: [
          { id: payoutRequest._id, expectedAmount: 412.5 },
          { id: other._id, expectedAmount: 10 },
        ],
        transactionId: 'BATCH-7',
      },
    ])
  })
})

test('a payout that is in a file says since when', async () => {
  openList({}, [{ ...payoutRequest, exportedAt: '2026-11-21T20:04:00.000Z' }])
  expect(await screen.findByText(/In a payout file since/)).toBeVisible()
})

test('decided payouts are listed as well', async () => {
  const { user } = openList()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'State of the payouts' }), 'Paid out')
  const table = within(await screen.findByRole('table', { name: 'Decided payouts, newest first' }))
  expect(table.getByRole('link', { name: /Hanna Host/ })).toHaveAttribute(
    'href',
    `/referrals/payouts/${payoutRequest._id}`,
  )
})
