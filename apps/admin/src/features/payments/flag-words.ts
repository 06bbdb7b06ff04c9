import type { PaymentFlagKind, PaymentProviderName } from '@trivet/core/payments'

type Words = { label: string; meaning: string }

/** What each kind of difference is called, and what staff can do about it. */
export const flagWords = {
  'amount-differs': {
    label: 'Another amount',
    meaning: 'The provider took another amount than the order costs. Nothing was booked or changed.',
  },
  'currency-differs': {
    label: 'Another currency',
    meaning: 'The provider took another currency than dollars. The order is not paid by it.',
  },
  'unknown-order': {
    label: 'No order of ours',
    meaning: 'The charge names an order that is not here. Look at it at the provider.',
  },
  'not-booked': {
    label: 'Was not booked',
    meaning: 'The charge was missing in our books until the comparison. It is settled by now.',
  },
  'missing-at-provider': {
    label: 'Missing at provider',
    meaning: 'Our books have a payment that the provider does not list.',
  },
  'refund-differs': {
    label: 'Refunds differ',
    meaning: 'More or less went back at the provider than our books say.',
  },
  'refund-failed': {
    label: 'Refund failed',
    meaning: 'The guest’s bank did not take a refund. The money is still here: pay it back another way.',
  },
  'charge-late': {
    label: 'Came too late',
    meaning: 'The order was over, or its items were gone, when the payment came. The money went back whole.',
  },
  disputed: {
    label: 'Disputed',
    meaning: 'The guest’s bank disputes the charge. Answer it at the provider in time.',
  },
} as const satisfies Record<PaymentFlagKind, Words>

export const providerNames = {
  stripe: 'Stripe',
  paypal: 'PayPal',
  test: 'Test',
} as const satisfies Record<PaymentProviderName, string>
