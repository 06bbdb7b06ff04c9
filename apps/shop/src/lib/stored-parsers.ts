import { sessionOutput } from '@trivet/core/contract/accounts'
import { parseStoredCart } from '@trivet/core/contract/cart'
import type { CartItem } from '@trivet/core/cart'
import type { Session } from '@trivet/core/contract/accounts'

// apart from their stores: the schemas behind these are among the heaviest things a page can load
export { parseCartBase, parseStoredFlag, parseStoredPeriod } from '@trivet/core/contract/cart'

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
