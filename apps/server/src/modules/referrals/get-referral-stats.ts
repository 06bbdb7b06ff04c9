import type { ReferralStats } from '@trivet/core/contract/referrals'
import { addDays } from '@trivet/core/dates'
import { toDecimal } from '@trivet/core/money'
import { hostFigures, monthlyEarnings } from '@trivet/core/referrals'
import type { UserContext } from '../../api/context.ts'
import { findCommissionEntries, findHostHistory } from './host-figures.repo.ts'

const recentReferrals = 10

// more than twelve months: what is older falls out of the chart by itself
const daysOfHistory = 400

/** What a host earned: four figures from the ledger, a year of months, the last referrals. */
export async function getReferralStats(ctx: UserContext): Promise<ReferralStats> {
  const hostId = ctx.actor.userId
  const { timeZone } = (await ctx.settings.current()).settings
  const today = ctx.clock.today(timeZone)
  const since = new Date(`${addDays(today, -daysOfHistory)}T00:00:00Z`)
  const [entries, history] = await Promise.all([
    findCommissionEntries(ctx.sql, hostId),
    findHostHistory(ctx.sql, { hostId, since, count: recentReferrals }),
  ])
  const figures = hostFigures(entries)
  return {
    totalEarnings: toDecimal(figures.totalEarningsCents),
    pendingCommission: toDecimal(figures.pendingCents),
    heldCommission: toDecimal(figures.heldCents),
    pendingPayout: toDecimal(figures.pendingPayoutCents),
    requested: toDecimal(figures.requestedCents),
    totalPaidOut: toDecimal(figures.totalPaidOutCents),
    totalUsage: history.usage,
    monthlyEarnings: monthlyEarnings(history.months, today).map(({ month, cents }) => ({
      month,
      earnings: toDecimal(cents),
    })),
    recentReferrals: history.recent.map((one) => ({
      date: new Date(one.date).toISOString(),
      orderAmount: toDecimal(one.orderAmountCents),
      commission: toDecimal(one.commissionCents),
      orderStatus: one.orderStatus,
      isHeld: one.isHeld,
    })),
  }
}
