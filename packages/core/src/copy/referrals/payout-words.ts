import type { PayoutLineKind } from '../../referrals/payout-statement.ts'
import type { PayoutStatus } from '../../referrals/payout-rules.ts'
import { formatMonth } from '../../dates/month.ts'
import { formatDay } from '../../dates/calendar-date.ts'
import type { CalendarDate } from '../../dates/calendar-date.ts'
import type { ReferralState } from '../../referrals/referral-state.ts'

/** What a line of a payout is. */
export const payoutLineTexts = {
  commission: 'Commission',
  'taken-back': 'Taken back from an earlier payout',
} as const satisfies Record<PayoutLineKind, string>

/** 'T-7QP4K-V, Jul 2026', and for what was taken back that it was. */
export function payoutLineLabel(line: { kind: PayoutLineKind; orderNumber: string; month: string }): string {
  const { kind, orderNumber, month } = line
  return kind === 'commission'
    ? `${orderNumber}, ${formatMonth(month)}`
    : `${orderNumber}, taken back from an earlier payout`
}

/** The state of a payout, as staff read it. */
export const payoutStatusTexts = {
  pending: 'To be decided',
  processed: 'Paid out',
  failed: 'Failed',
  closed: 'Closed by a refund',
} as const satisfies Record<PayoutStatus, string>

const stateTexts = {
  held: 'We take a look at this one first',
  available: 'Available for payout',
  requested: 'In your open payout request',
  paid: 'Paid out',
  'taken-back': 'Taken back',
  nothing: 'Nothing earned',
} as const satisfies Record<Exclude<ReferralState, 'pending'>, string>

/** Where the commission of one order is, for its host. */
export function referralStateText(state: ReferralState, availableAbout: CalendarDate | null): string {
  if (state !== 'pending') return stateTexts[state]
  if (availableAbout === null) return 'On its way, available when we have closed the order'
  return `On its way, available about ${formatDay(availableAbout)}`
}

/** What became of a payout that a refund closed. */
export const payoutClosedText =
  'A refund took back what was to be sent. What is left stays with your earnings.'
