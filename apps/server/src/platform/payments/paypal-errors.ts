import type { DeclineReason } from '@trivet/core/payments'

/** What the library's errors carry; its classes come with it, and it is loaded late. */
type PaypalErrorFields = {
  statusCode?: unknown
  result?: { details?: { issue?: unknown }[] } | undefined
  message?: unknown
  code?: unknown
}

/** True when nobody can say what PayPal did with the request. */
export function isUnanswered(error: unknown): boolean {
  const { statusCode } = fieldsOf(error)
  if (typeof statusCode !== 'number') return true
  return statusCode >= 500 || statusCode === 429 || statusCode === 408
}

export function isTimeout(error: unknown): boolean {
  const { message, code } = fieldsOf(error)
  return /timeout|timed out|aborted|ECONNABORTED|ETIMEDOUT/i.test(`${String(message)} ${String(code)}`)
}

/** PayPal's own names of what was wrong, for example INSTRUMENT_DECLINED. */
export function issuesOf(error: unknown): string[] {
  const { result, statusCode } = fieldsOf(error)
  if (statusCode === 404) return ['RESOURCE_NOT_FOUND']
  const details = Array.isArray(result?.details) ? result.details : []
  return details.map(({ issue }) => String(issue))
}

/** 5120 is "insufficient funds" in the list of processor response codes. */
export function declineOf(responseCode: string | undefined): DeclineReason {
  return responseCode === '5120' ? 'insufficient-funds' : 'declined'
}

function fieldsOf(error: unknown): PaypalErrorFields {
  return typeof error === 'object' && error !== null ? error : {}
}
