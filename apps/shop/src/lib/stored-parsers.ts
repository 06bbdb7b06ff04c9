import { parseStoredCart, sessionOutput } from '@trivet/core'
import type { CartItem, Session } from '@trivet/core'

// apart from their stores: the schemas behind these are among the heaviest things a page can load
export { parseCartBase, parseStoredFlag, parseStoredPeriod } from '@trivet/core'

export function parseStoredItems(text: string): { items: CartItem[] } {
  const { items } = parseStoredCart(text)
  return { items }
}

export function parseStoredSession(text: string): Session | null {
  try {
    return sessionOutput.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
