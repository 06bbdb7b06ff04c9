import * as referralsCopy from '@trivet/core/copy/referrals'
import { screen, waitFor, within } from '@testing-library/react'
import { addDays, formatDay } from '@trivet/core/dates'
import { describe, expect, test, vi } from 'vitest'
import { shopToday } from '../lib/shop-today.ts'
import {
  code,
  noCodeYet,
  renderDashboard,
  sampleCode,
  samplePayout,
  sampleStats,
} from '../test/host-samples.ts'
import { renderPage } from '../test/render-page.tsx'
import { ApiAnswerError } from '../test/trpc-handlers.ts'
import HostDashboardRoute from './host-dashboard.tsx'

const address = () => screen.getByLabelText('Address').textContent
const region = (name: string) => screen.findByRole('region', { name })
const down = () => Promise.reject(new Error('down'))

describe('the way in', () => {
  test('who is signed out signs in first', async () => {
    renderPage({ path: '/host-dashboard', Component: HostDashboardRoute })
    await waitFor(() => expect(address()).toBe('/login?redirect=host-dashboard'))
  })

  test('who is no host is led to the profile', async () => {
    renderDashboard({ isHost: false })
    await waitFor(() => expect(address()).toBe('/profile'))
  })
})

describe('the code', () => {
  test('is shown with its link and its last day, and copied', async () => {
    const { user } = renderDashboard()
    const card = within(await region('Your referral code'))
    expect(await card.findByText(code)).toBeVisible()
    expect(card.getByText(sampleCode.link)).toBeVisible()
    expect(card.getByText(/Good until 05\/01\/2028/)).toBeVisible()

    await user.click(card.getByRole('button', { name: 'Copy code' }))
    expect(await screen.findByText(referralsCopy.referralCopied)).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(code)
    await user.click(card.getByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText('Link copied to clipboard!')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(sampleCode.link)
  })

  test('that cannot be copied says so', async () => {
    const { user } = renderDashboard()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'))
    await user.click(await screen.findByRole('button', { name: 'Copy code' }))
    expect(await screen.findByText(referralsCopy.referralCopyFailed)).toBeVisible()
  })

  test('opens the share sheet where there is one', async () => {
    const share = vi.fn((_data: ShareData) => Promise.resolve())
    vi.stubGlobal('navigator', Object.assign(navigator, { share }))
    const { user } = renderDashboard()
    await user.click(await screen.findByRole('button', { name: 'Share your link' }))
    expect(share.mock.calls[0]?.[0]).toMatchObject({ url: sampleCode.link })
    Reflect.deleteProperty(navigator, 'share')
  })

  test('is generated where there is none, and the material is made with it', async () => {
    const { user } = renderDashboard({ referrals: { mine: noCodeYet, generate: () => sampleCode } })
    const card = within(await region('Your referral code'))
    await user.click(await card.findByRole('button', { name: 'Generate Referral Code' }))
    expect(await screen.findByText(referralsCopy.referralGenerated)).toBeVisible()
    expect(card.getByText(code)).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'QR code' })).toBeVisible()
  })

  test('that cannot be generated says so', async () => {
    const { user } = renderDashboard({ referrals: { mine: noCodeYet, generate: down } })
    await user.click(await screen.findByRole('button', { name: 'Generate Referral Code' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(referralsCopy.referralGenerateFailed)
  })

  test('that does not load says so and can be tried again', async () => {
    let isDown = true
    const { user } = renderDashboard({ referrals: { mine: () => (isDown ? down() : sampleCode) } })
    expect(await screen.findByText(referralsCopy.referralLoadFailed)).toBeVisible()
    isDown = false
    await user.click(within(await region('Your referral code')).getByRole('button', { name: 'Retry' }))
    expect((await screen.findAllByText(code))[0]).toBeVisible()
  })
})

describe('the earnings', () => {
  test('each figure tells what it means, and where it comes from', async () => {
    renderDashboard()
    const overview = within(await region('Earnings overview'))
    for (const [name, value] of [
      ['Total earned', '$60.00'],
      ['Available for payout', '$20.00'],
      ['Total referrals', '4'],
      ['Total paid out', '$27.50'],
      ['On its way', '$12.50'],
    ] as const) {
      expect(overview.getByText(name).parentElement).toHaveTextContent(value)
    }
    expect(overview.getByText(/15% of what your guests paid/)).toBeVisible()
    expect(overview.getByText(/when we have collected their kits/)).toBeVisible()
    expect(overview.getByRole('link', { name: 'Recent referrals' })).toHaveAttribute(
      'href',
      '/host-dashboard#referrals',
    )
  })

  test('the months are a chart with a name, and a table', async () => {
    const { user } = renderDashboard()
    const months = within(await region('Monthly earnings'))
    expect(months.getByRole('img')).toHaveAccessibleName(/Best month May 2027 with \$60\.00/)
    await user.click(months.getByRole('button', { name: 'Table' }))
    expect(months.getByRole('row', { name: 'May 2027 $60.00' })).toBeVisible()
    expect(months.getByRole('button', { name: 'Table' })).toHaveAttribute('aria-pressed', 'true')
  })

  test('recent referrals tell date, amount, commission and status', async () => {
    renderDashboard()
    const row = within(await region('Recent referrals')).getByRole('row', { name: /05\/03\/2027/ })
    expect(row).toHaveTextContent('$83.33')
    expect(row).toHaveTextContent('$12.50')
    expect(row).toHaveTextContent('Delivered')
  })

  test('a commission that is being checked is called so, in the figures and at its order', async () => {
    const recentReferrals = sampleStats().recentReferrals.map((one) => ({ ...one, isHeld: true }))
    const stats = sampleStats({ heldCommission: 12.5, recentReferrals })
    renderDashboard({ referrals: { stats: () => stats } })
    const row = within(await region('Recent referrals')).getByRole('row', { name: /05\/03\/2027/ })
    expect(row).toHaveTextContent('Being checked')
    const overview = within(await region('Earnings overview'))
    expect(overview.getByText('Being checked').parentElement).toHaveTextContent('$12.50')
  })

  test('a host without guests reads what will come', async () => {
    const stats = sampleStats({ monthlyEarnings: [{ month: '2027-05', earnings: 0 }], recentReferrals: [] })
    renderDashboard({ referrals: { stats: () => stats, payouts: () => [] } })
    expect(await screen.findByText(/No earnings in the last twelve months/)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'No referrals yet' })).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'No payouts yet' })).toBeVisible()
  })

  test('figures that do not load say so and can be tried again', async () => {
    let isDown = true
    const { user } = renderDashboard({ referrals: { stats: () => (isDown ? down() : sampleStats()) } })
    expect(await screen.findByText(referralsCopy.referralStatsLoadFailed)).toBeVisible()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await region('Earnings overview')).toBeVisible()
  })
})

describe('a payout', () => {
  test.each([0, -4])('cannot be requested with %d available', async (pendingPayout) => {
    renderDashboard({ referrals: { stats: () => sampleStats({ pendingPayout }) } })
    await region('Earnings overview')
    expect(screen.queryByRole('button', { name: 'Request Payout' })).not.toBeInTheDocument()
  })

  test('waits while another request is open', async () => {
    renderDashboard({ referrals: { stats: () => sampleStats({ requested: 5 }) } })
    expect(await screen.findByText(/as soon as your open request is decided/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Request Payout' })).not.toBeInTheDocument()
  })

  test('is requested as a credit unless another way is chosen', async () => {
    const sent: unknown[] = []
    const pending = samplePayout({
      _id: 'e'.repeat(24),
      status: 'pending',
      decidedAt: null,
      amount: 20,
      transactionId: '',
    })
    const { user } = renderDashboard({
      referrals: {
        stats: () => (sent.length > 0 ? sampleStats({ pendingPayout: 0, requested: 20 }) : sampleStats()),
        payouts: () => (sent.length > 0 ? [pending, samplePayout()] : [samplePayout()]),
        requestPayout(input) {
          sent.push(input)
          return pending
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Request Payout' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Request Payout' }))
    expect(dialog.getByText(formatDay(addDays(shopToday(), 7)))).toBeVisible()
    expect(dialog.getByRole('radio', { name: /Credit to account/ })).toBeChecked()
    await user.click(dialog.getByRole('button', { name: 'Request $20.00' }))
    expect(await screen.findByText(referralsCopy.payoutRequested)).toBeVisible()
    expect(sent).toEqual([{ paymentMethod: 'creditToAccount' }])
    const history = within(await region('Payout history'))
    expect(await history.findByText('$20.00')).toBeVisible()
    expect(history.getByText(/expected by/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Request Payout' })).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Earnings overview' })).toHaveFocus()
  })

  test('to a bank that is not set says where to set it', async () => {
    const { user } = renderDashboard()
    await user.click(await screen.findByRole('button', { name: 'Request Payout' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('radio', { name: /PayPal n•••@example\.com/ }))
    expect(dialog.getByRole('button', { name: 'Request $20.00' })).toBeEnabled()
    await user.click(dialog.getByRole('radio', { name: /Bank transfer/ }))
    expect(dialog.getByText(referralsCopy.payoutDetailsMissing, { exact: false })).toBeVisible()
    expect(dialog.getByRole('link', { name: 'Set your bank account' })).toHaveAttribute(
      'href',
      '/profile#payout-details',
    )
    expect(dialog.getByRole('button', { name: 'Request $20.00' })).toBeDisabled()
  })

  test.each([
    [409, referralsCopy.payoutAlreadyPending, referralsCopy.payoutAlreadyPending],
    [500, 'connection refused', referralsCopy.payoutRequestFailed],
  ])('the server refuses with %i is told in the dialog', async (status, message, shown) => {
    const { user } = renderDashboard({
      referrals: {
        requestPayout() {
          throw new ApiAnswerError({ status, errorCode: null, message })
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Request Payout' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Request $20.00' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(shown)
  })

  test('that failed says that it came back, and why', async () => {
    const failed = samplePayout({ status: 'failed', notes: 'Account closed', transactionId: '' })
    renderDashboard({ referrals: { payouts: () => [failed] } })
    const history = within(await region('Payout history'))
    expect(await history.findByText('Failed')).toBeVisible()
    expect(history.getByText(/went back to your available earnings/)).toBeVisible()
    expect(history.getByText('“Account closed”')).toBeVisible()
  })

  test('history that does not load says so', async () => {
    renderDashboard({ referrals: { payouts: down } })
    expect(await screen.findByText('Failed to load your payouts')).toBeVisible()
  })
})

describe('the material', () => {
  test('the card, the QR code and the email carry the code', async () => {
    const { user } = renderDashboard()
    const material = within(await region('For your guests'))
    expect(await material.findByRole('img', { name: /QR code that leads to/ })).toHaveAttribute(
      'src',
      `/api/referral/marketing/${code}/qr.svg`,
    )
    expect(material.getByRole('link', { name: /PDF, A6/ })).toHaveAttribute(
      'href',
      `/api/referral/marketing/${code}/listing-card-a6.pdf?download=1`,
    )
    await user.click(material.getByRole('button', { name: 'Copy email' }))
    expect(await screen.findByText('Email copied to clipboard!')).toBeVisible()
    const text = await navigator.clipboard.readText()
    expect(text).toContain(code)
    expect(text).toContain(sampleCode.link)
    expect(text).toContain('Ana Example')
  })
})
