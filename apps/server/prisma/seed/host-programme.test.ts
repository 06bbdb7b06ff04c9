import type { ReferralStats } from '@trivet/core/contract/referrals'
import { calendarDate } from '@trivet/core/dates'
import { toDecimal } from '@trivet/core/money'
import { hostFigures, type LedgerEntry } from '@trivet/core/referrals'
import { describe, expect, test } from 'vitest'
import { testApp, testClock } from '../../src/test/app.ts'
import { signIn } from '../../src/test/factories.ts'
import { demoHost, secondHost } from './referral-plan.ts'
import { userId } from './seed-id.ts'
import { seedDemo } from './seed.ts'

const today = calendarDate('2026-12-01')
const shop = await testApp({ clock: testClock(`${today}T18:00:00Z`) })
const { app, database, clock } = shop
await seedDemo(database, today)

const asUser = async (email: string, url: string) => {
  const token = await signIn(database, { id: userId(email) }, clock)
  return (await app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${token}` } })).json()
}
const stats: ReferralStats = await asUser(demoHost, '/referral/stats')

describe('the demo host', () => {
  test('has earned in most of the past twelve months, has money on its way and money to ask for', () => {
    expect(stats.monthlyEarnings).toHaveLength(12)
    expect(stats.monthlyEarnings.filter(({ earnings }) => earnings > 0).length).toBeGreaterThanOrEqual(10)
    expect(stats.pendingCommission).toBeGreaterThan(0)
    expect(stats.heldCommission).toBeGreaterThan(0)
    expect(stats.pendingPayout).toBeGreaterThan(0)
    expect(stats.totalPaidOut).toBeGreaterThan(0)
    expect(stats.totalUsage).toBeGreaterThan(10)
    expect(stats.recentReferrals).toHaveLength(10)
  })

  test('sees figures that reconcile with the ledger, line by line', async () => {
    const entries = await database.prisma.commissionEntry.findMany({ where: { hostId: userId(demoHost) } })
    const figures = hostFigures(entries as LedgerEntry[])
    expect(stats).toMatchObject({
      totalEarnings: toDecimal(figures.totalEarningsCents),
      pendingCommission: toDecimal(figures.pendingCents),
      heldCommission: toDecimal(figures.heldCents),
      pendingPayout: toDecimal(figures.pendingPayoutCents),
      requested: 0,
      totalPaidOut: toDecimal(figures.totalPaidOutCents),
    })
    const { pendingCommission, heldCommission, pendingPayout, requested, totalPaidOut } = stats
    const cents = pendingCommission + heldCommission + pendingPayout + requested + totalPaidOut
    expect(cents).toBeCloseTo(stats.totalEarnings, 2)
  })

  test('has a good code beside an old one, payouts that were paid and one that failed, and two stays', async () => {
    expect(await asUser(demoHost, '/referral/mycode')).toMatchObject({
      code: expect.stringMatching(/^.{8}$/),
    })
    expect(await database.prisma.referralCode.count({ where: { hostId: userId(demoHost) } })).toBe(2)
    const payouts: { status: string; amount: number }[] = await asUser(demoHost, '/referral/payouts')
    expect(payouts.map(({ status }) => status)).toEqual(['processed', 'failed', 'processed'])
    // the last one went to the account
    expect(await asUser(demoHost, '/users/profile/account-credit')).toMatchObject({
      balance: payouts[0]?.amount,
      entries: [{ cause: 'payout', amount: payouts[0]?.amount }],
    })
    expect(await asUser(demoHost, '/users/stays')).toHaveLength(2)
    expect(await asUser(demoHost, '/users/profile/payout-details')).toMatchObject({
      paypalEmail: 'n•••@sample.trivet.test',
      bank: { accountNumber: '••••6789' },
    })
  })
})

test('staff have a payout to decide, and know where it goes', async () => {
  const { payouts } = await asUser('admin@trivet.test', '/referral/admin/payouts?status=pending')
  expect(payouts).toMatchObject([
    { host: { email: secondHost }, payTo: { paypalEmail: 'june@sample.trivet.test' } },
  ])
})

test('a stay of the demo shop proposes what its kitchen lacks', async () => {
  const page = (await app.inject('/api/stays/barton-hills-bungalow-k7m2qd')).json()
  expect(page).toMatchObject({ area: { city: 'Austin', state: 'TX' } })
  expect(page.proposal.length).toBeGreaterThan(3)
  expect(JSON.stringify(page)).not.toMatch(/#2580|90418 Barton/)
})

describe('the past orders', async () => {
  const uses = await database.prisma.referralUse.findMany({
    include: { order: { include: { commissions: { orderBy: { id: 'asc' } }, refunds: true } } },
  })

  test('gave each guest one discount at most, on the first order', async () => {
    const discounted = uses.filter(({ usesDiscount }) => usesDiscount)
    expect(discounted.length).toBeGreaterThan(3)
    expect(new Set(discounted.map((use) => use.userId)).size).toBe(discounted.length)
    for (const { order, userId: guest } of discounted) {
      const earlier = { userId: guest, status: { not: 'cancelled' }, createdAt: { lt: order.createdAt } }
      expect(await database.prisma.order.count({ where: earlier })).toBe(0)
      expect(order.discountCents).toBeGreaterThan(0)
    }
    expect(uses.some(({ usesDiscount }) => !usesDiscount)).toBe(true)
  })

  test('earned when they were paid, and became available when they were completed', () => {
    for (const { order, commissionCents } of uses) {
      const entries = order.commissions.map(({ from, to, cents, at }) => ({ from, to, cents, at }))
      expect(entries[0]).toMatchObject({ from: null, cents: commissionCents, at: order.paidAt })
      expect(['pending', 'held']).toContain(entries[0]?.to)
      const released = entries.filter(({ to }) => to === 'available')
      expect(released).toHaveLength(order.status === 'completed' ? 1 : 0)
      expect(entries.filter(({ to }) => to === null)).toHaveLength(order.refunds.length)
    }
    expect(uses.filter(({ order }) => order.refunds.length > 0)).toHaveLength(1)
  })
})
