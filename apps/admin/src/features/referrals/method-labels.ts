import type { PayoutMethod } from '@trivet/core/referrals'

export const methodLabels = {
  creditToAccount: 'Credit to account',
  paypal: 'PayPal',
  bankTransfer: 'Bank transfer',
} as const satisfies Record<PayoutMethod, string>
