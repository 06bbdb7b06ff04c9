import { storedValue } from '../../lib/stored-value.ts'
import { orderAttemptInput } from './booking-draft-input.ts'
import type { OrderAttempt } from './booking-draft-input.ts'

const storedAttempt = storedValue('orderAttempt', parseAttempt, 'sessionStorage')

/**
 * The key for an order of this content. It stays the same over retries and reloads, so that an order whose answer
 * got lost cannot be placed twice; another content is another order.
 */
export function attemptFor(content: string): OrderAttempt {
  const present = storedAttempt.get()
  if (present?.content === content) return present
  const attempt = { content, key: newKey(), isUnpaid: false }
  storedAttempt.set(attempt)
  return attempt
}

/** The order of this attempt stands, but its payment was not confirmed. */
export function markUnpaid(attempt: OrderAttempt): void {
  storedAttempt.set({ ...attempt, isUnpaid: true })
}

export function forgetAttempt(): void {
  storedAttempt.set(null)
}

// crypto.randomUUID is missing where the page is not served over https
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

function parseAttempt(text: string | null): OrderAttempt | null {
  try {
    return orderAttemptInput.safeParse(JSON.parse(text ?? 'null')).data ?? null
  } catch {
    return null
  }
}
