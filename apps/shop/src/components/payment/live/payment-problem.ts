import { messages } from '@trivet/core'
import { isApiError, messageOf } from '../../../lib/trpc.ts'
import { PaymentStopped } from './live-pay.ts'

/** Why nothing was paid, in words for the guest. */
export function paymentProblem(error: unknown, fallback: string): string {
  if (error instanceof PaymentStopped) return error.message
  if (isApiError(error, 'PAYMENTS_DOWN')) return messages.paymentsDown
  if (isApiError(error, 'PAYMENT_TIMED_OUT')) return messages.paymentTimedOut
  return messageOf(error, fallback)
}
