import type { HostReferral, HostReferralPage, PayoutStatement } from '@trivet/core/contract/referrals'
import * as referralsCopy from '@trivet/core/copy/referrals'
import { storageKeys } from '@trivet/core/cart'
import { calendarDate } from '@trivet/core/dates'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { samplePayout } from '../test/host-samples.ts'
import { renderPage } from '../test/render-page.tsx'
import { sampleSession } from '../test/samples.ts'
import { server } from '../test/server.ts'
import { ApiAnswerError, type TrpcAnswers } from '../test/trpc-handlers.ts'
import HostPayoutRoute from './host-payout.tsx'
import HostReferralsRoute from './host-referrals.tsx'

const statement: PayoutStatement = {
  ...samplePayout({ amount: 7.86 }),
  lines: [
    {
      kind: 'commission',
      orderNumber: 'T-7QP4K-V',
      month: '2027-04',
      orderAmount: 80.1,
      commissionPercent: 15,
      commission: 12.02,
      takenBack: [{ date: calendarDate('2027-05-02'), amount: 2.16 }],
      amount: 9.86,
    },
    {
      kind: 'taken-back',
      orderNumber: 'T-9XW2M-3',
      month: '2027-01',
      orderAmount: 90,
      commissionPercent: 15,
      commission: 13.5,
      takenBack: [{ date: calendarDate('2027-05-03'), amount: 2 }],
      amount: -2,
    },
  ],
}

function open(
  Component: () => React.ReactNode,
  path: string,
  at: string,
  referrals: TrpcAnswers['referrals'],
) {
  localStorage.setItem(storageKeys.userInfo, JSON.stringify(sampleSession({ isHost: true })))
  return renderPage({ path, at, Component, api: { referrals } })
}

const openPayout = (payout: () => PayoutStatement | Promise<PayoutStatement>) =>
  open(HostPayoutRoute, '/host-dashboard/payouts/:payoutId', `/host-dashboard/payouts/${statement._id}`, {
    payout,
  })

describe('the statement of a payout', () => {
  test('lists its orders with what was taken back, and their sum', async () => {
    openPayout(() => statement)
    expect(await screen.findByRole('heading', { level: 1, name: '$7.86' })).toBeVisible()
    const orders = within(screen.getByRole('region', { name: '2 orders' }))
    expect(orders.getByText('T-7QP4K-V').closest('div')).toHaveTextContent(
      'T-7QP4K-V Apr 202715% of $80.10 is $12.02$2.16 taken back on 05/02/2027, after a refund$9.86',
    )
    expect(orders.getByText('T-9XW2M-3').closest('div')).toHaveTextContent(
      /Taken back from an earlier payout.*−\$2\.00/,
    )
    expect(orders.getByText('Payout').closest('div')).toHaveTextContent('$7.86')
    expect(screen.getByRole('button', { name: 'Download CSV' })).toBeVisible()
  })

  test('is a file of the day that the page names, not of the day in Greenwich', async () => {
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    const { user } = openPayout(() => ({ ...statement, date: '2027-05-11T03:00:00.000Z' }))
    server.use(http.get('*/api/referral/payouts/:id/statement.csv', () => HttpResponse.text('Order')))
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }))
    await waitFor(() => expect(saved).toEqual(['trivet-payout-2027-05-10.csv']))
    expect(screen.getByText(/Requested 05\/10\/2027/)).toBeVisible()
    vi.restoreAllMocks()
  })

  test('that a refund closed says what became of it', async () => {
    openPayout(() => ({ ...statement, status: 'closed', transactionId: '' }))
    expect(await screen.findByText(referralsCopy.payoutClosedText)).toBeVisible()
    expect(screen.getByText('Closed')).toBeVisible()
  })

  test('of somebody else is not there, and the way back is', async () => {
    openPayout(() => {
      throw new ApiAnswerError({
        status: 404,
        errorCode: 'PAYOUT_NOT_FOUND',
        message: referralsCopy.payoutNotFound,
      })
    })
    expect(await screen.findByRole('heading', { level: 1, name: referralsCopy.payoutNotFound })).toBeVisible()
    expect(screen.queryByRole('button', { name: /try again|retry/i })).toBeNull()
    expect(screen.getByRole('link', { name: 'Host dashboard' })).toHaveAttribute('href', '/host-dashboard')
  })

  test('that does not load can be tried again', async () => {
    let isDown = true
    const { user } = openPayout(() => (isDown ? Promise.reject(new Error('down')) : statement))
    await screen.findByText(referralsCopy.payoutLoadFailed)
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('T-7QP4K-V')).toBeVisible()
  })

  test('is for hosts', async () => {
    localStorage.setItem(storageKeys.userInfo, JSON.stringify(sampleSession({ isHost: false })))
    renderPage({
      path: '/host-dashboard/payouts/:payoutId',
      at: '/host-dashboard/payouts/x',
      Component: HostPayoutRoute,
    })
    await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent('/profile'))
  })
})

const referral = (facts: Partial<HostReferral>): HostReferral => ({
  orderNumber: 'T-7QP4K-V',
  date: '2027-05-03T18:00:00.000Z',
  orderAmount: 83.33,
  commission: 12.5,
  takenBack: 0,
  orderStatus: 'delivered',
  state: 'pending',
  availableAbout: calendarDate('2027-05-12'),
  payoutId: null,
  ...facts,
})

const openReferrals = (
  myReferrals: (input: object) => HostReferralPage | Promise<HostReferralPage>,
  query = '',
) =>
  open(HostReferralsRoute, '/host-dashboard/referrals', `/host-dashboard/referrals${query}`, { myReferrals })

describe('all referrals', () => {
  test('say when what is on its way becomes available, and which payout counts the others', async () => {
    openReferrals(() => ({
      referrals: [
        referral({}),
        referral({ orderNumber: 'T-2', availableAbout: null }),
        referral({ orderNumber: 'T-3', state: 'paid', availableAbout: null, payoutId: statement._id }),
        referral({ orderNumber: 'T-4', state: 'taken-back', commission: 0, takenBack: 12.5 }),
        referral({ orderNumber: 'T-5', state: 'nothing', commission: 0, availableAbout: null }),
      ],
      page: 1,
      pages: 1,
      total: 5,
    }))
    const rows = within(await screen.findByRole('list', { name: 'Your referrals' }))
    expect(rows.getByText('On its way, available about Wed, May 12')).toBeVisible()
    expect(rows.getByText('On its way, available when we have closed the order')).toBeVisible()
    expect(rows.getByRole('link', { name: 'Paid out' })).toHaveAttribute(
      'href',
      `/host-dashboard/payouts/${statement._id}`,
    )
    expect(rows.getByText('$12.50 taken back after a refund')).toBeVisible()
    expect(rows.getByText('Nothing earned')).toBeVisible()
  })

  test('are turned page by page', async () => {
    const asked: unknown[] = []
    const { user } = openReferrals((input) => {
      asked.push(input)
      return { referrals: [referral({})], page: asked.length + 1, pages: 3, total: 45 }
    }, '?page=2')
    await user.click(await screen.findByRole('link', { name: 'Page 3' }))
    await waitFor(() => expect(asked).toEqual([{ pageNumber: 2 }, { pageNumber: 3 }]))
    const line = await screen.findByText('45 orders, newest first, page 3 of 3')
    expect(line).toHaveRole('status')
    expect(line).toHaveFocus()
  })

  test('that are none say how they come to be', async () => {
    openReferrals(() => ({ referrals: [], page: 1, pages: 0, total: 0 }))
    expect(await screen.findByText('No referrals yet')).toBeVisible()
  })

  test('that do not load say so', async () => {
    openReferrals(() => Promise.reject(new Error('down')))
    expect(await screen.findByText(referralsCopy.referralsLoadFailed)).toBeVisible()
  })
})
