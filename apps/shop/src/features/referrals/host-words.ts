import { formatMonth } from '@trivet/core/dates'
import { commissionBasisPoints, referralDiscountPercent } from '@trivet/core/referrals'
import type { ReferralStats } from '@trivet/core/contract/referrals'
import type { PayoutMethod, PayoutStatus } from '@trivet/core/referrals'
import type { BadgeProps } from '@trivet/ui/badge'

export type Months = ReferralStats['monthlyEarnings']

export const commissionPercent = commissionBasisPoints / 100

export const discountText = `${referralDiscountPercent}% off the first kitchenware order.`

export const payoutMethodNames: Record<PayoutMethod, string> = {
  creditToAccount: 'Credit to account',
  paypal: 'PayPal',
  bankTransfer: 'Bank transfer',
}

export const payoutStatusWords: Record<PayoutStatus, { label: string; tone: BadgeProps['tone'] }> = {
  pending: { label: 'Requested', tone: 'warning' },
  processed: { label: 'Paid out', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
  closed: { label: 'Closed', tone: 'neutral' },
}

/** '2026-12' → 'Dec', and for January the year with it. */
export function shortMonth(month: string): string {
  const text = formatMonth(month)
  return month.endsWith('-01') ? text.replace(' 20', ' ’') : text.slice(0, 3)
}
