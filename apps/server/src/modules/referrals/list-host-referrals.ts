import type { HostReferral, HostReferralPage, HostReferralsInput } from '@trivet/core/contract/referrals'
import { dateInZone } from '@trivet/core/dates'
import { toDecimal } from '@trivet/core/money'
import { availableAbout, referralState } from '@trivet/core/referrals'
import type { UserContext } from '../../api/context.ts'
import { findHostReferrals, type HostReferralRecord } from './host-referrals.repo.ts'

const pageSize = 20

/** All orders that the caller's code brought, newest first, and where the commission of each is. */
export async function listHostReferrals(
  ctx: UserContext,
  { pageNumber: page }: HostReferralsInput,
): Promise<HostReferralPage> {
  const now = ctx.clock.now()
  const { found, total } = await findHostReferrals(ctx.sql, { hostId: ctx.actor.userId, page, pageSize })
  return {
    referrals: found.map((one) => toReferral(one, now)),
    page,
    pages: Math.ceil(total / pageSize),
    total,
  }
}

function toReferral(record: HostReferralRecord, now: Date): HostReferral {
  const { earnedCents, takenBackCents, rentalEnd, timeZone } = record
  const state = referralState(record)
  const today = dateInZone(now, timeZone)
  return {
    orderNumber: record.orderNumber,
    date: record.paidAt.toISOString(),
    orderAmount: toDecimal(record.orderAmountCents),
    commission: toDecimal(earnedCents - takenBackCents),
    takenBack: toDecimal(takenBackCents),
    orderStatus: record.orderStatus,
    state,
    availableAbout: state === 'pending' ? availableAbout({ pickupDay: rentalEnd, today }) : null,
    payoutId: record.payoutId,
  }
}
