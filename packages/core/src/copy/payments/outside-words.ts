import type { OutsideMethod } from '../../payments/payment-providers.ts'

export const outsideMethodLabel = {
  'bank-transfer': 'Bank transfer',
  cash: 'Cash',
  check: 'Check',
  'card-terminal': 'Card terminal',
  other: 'Other',
} as const satisfies Record<OutsideMethod, string>

/** The same where it stands alone, as guests read it. */
export function outsideMethodText(method: OutsideMethod): string {
  return method === 'other' ? 'Outside of the shop' : outsideMethodLabel[method]
}
