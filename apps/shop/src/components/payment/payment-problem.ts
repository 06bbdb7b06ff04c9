import * as paymentsCopy from '@trivet/core/copy/payments'

import { errorCodeOf } from '../../lib/error-code.ts'
import { messageOf } from '../../lib/trpc.ts'
import { PaymentStopped } from './live/live-pay.ts'

/** Why nothing was paid, in words for the guest. */
export function paymentProblem(error: unknown, fallback: string): string {
  if (error instanceof PaymentStopped) return error.message
  const code = errorCodeOf(error)
  if (code === 'PAYMENTS_DOWN') return paymentsCopy.paymentsDown
  if (code === 'PAYMENT_TIMED_OUT') return paymentsCopy.paymentTimedOut
  return messageOf(error, fallback)
}
