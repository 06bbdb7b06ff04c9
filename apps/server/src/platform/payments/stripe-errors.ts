import type { DeclineReason } from '@trivet/core/payments'

/** What Stripe's errors say, read by their fields: their classes come with the library, which is loaded late. */
type StripeErrorFields = {
  type?: unknown
  code?: unknown
  statusCode?: unknown
  decline_code?: unknown
  detail?: unknown
}

/** True when nobody can say what Stripe did with the request. */
export function isUnanswered(error: unknown): boolean {
  const { type, statusCode } = fieldsOf(error)
  if (type === 'StripeConnectionError' || type === 'StripeRateLimitError') return true
  return isStillRunning(error) || (typeof statusCode === 'number' && statusCode >= 500)
}

export function isTimeout(error: unknown): boolean {
  return isStillRunning(error) || /timeout|timed out|ETIMEDOUT|aborted/i.test(textOf(error))
}

/** The same request, sent twice: the first is still being worked on. */
function isStillRunning(error: unknown): boolean {
  const { code } = fieldsOf(error)
  return code === 'idempotency_key_in_use' || code === 'lock_timeout'
}

/** `reason` null: the intent is not in a state to be confirmed. Null for an error that is not about the card. */
export function readStripeError(error: unknown): { reason: DeclineReason | null } | null {
  const fields = fieldsOf(error)
  if (fields.type === 'StripeCardError') return { reason: declineOf(fields) }
  if (fields.code === 'payment_intent_unexpected_state') return { reason: null }
  const isAboutToken =
    fields.code === 'resource_missing' || /^confirmation_token|token_already_used/.test(String(fields.code))
  return isAboutToken ? { reason: 'declined' } : null
}

export function declineOf(failure: { decline_code?: unknown } | null): DeclineReason {
  return failure?.decline_code === 'insufficient_funds' ? 'insufficient-funds' : 'declined'
}

function fieldsOf(error: unknown): StripeErrorFields {
  return typeof error === 'object' && error !== null ? error : {}
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const { detail } = fieldsOf(error)
  return `${error.message} ${detail instanceof Error ? `${detail.message} ${String(fieldsOf(detail).code)}` : String(detail)}`
}
