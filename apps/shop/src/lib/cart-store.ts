import { parseStoredCart, parseStoredFlag, parseStoredPeriod, storageKeys } from '@trivet/core'
import type { Cart, CartItem } from '@trivet/core'
import { storedValue } from './stored-value.ts'

export const storedItems = storedValue(storageKeys.cart, (text) => parseStoredCart(text).items)
export const storedPeriod = storedValue(storageKeys.rentalDates, parseStoredPeriod)
export const storedProtection = storedValue(storageKeys.damageProtection, parseStoredFlag)

export function readCart(): Cart {
  return {
    items: storedItems.get(),
    period: storedPeriod.get(),
    damageProtection: storedProtection.get(),
  }
}

/** Every change starts from what is stored now, which another tab may have written. */
export function changeCart(change: (cart: Cart) => Cart): void {
  const before = readCart()
  const after = change(before)
  if (after.items !== before.items) storedItems.set(after.items)
  if (after.period !== before.period) storedPeriod.set(after.period)
  if (after.damageProtection !== before.damageProtection) storedProtection.set(after.damageProtection)
}

/** Puts taken-out items back to their old places; what is in the cart by now stays as it is. */
export function putBack(cart: Cart, takenOut: readonly CartItem[], before: readonly CartItem[]): Cart {
  const items = [...cart.items]
  for (const item of takenOut) {
    if (items.some((one) => one._id === item._id)) continue
    items.splice(Math.min(before.indexOf(item), items.length), 0, item)
  }
  return { ...cart, items }
}
