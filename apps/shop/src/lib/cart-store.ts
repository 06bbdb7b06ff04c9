import { emptyCart, storageKeys } from '@trivet/core/cart'
import type { Cart, CartItem } from '@trivet/core/cart'
import { lazyStoredValue, useIsKnown } from './stored-value.ts'

const loadParsers = () => import('./stored-parsers.ts')

type StoredItems = Pick<Cart, 'items'>

const noItems: StoredItems = { items: emptyCart.items }

export const storedItems = lazyStoredValue(storageKeys.cart, noItems, () =>
  loadParsers().then((parsers) => parsers.parseStoredItems),
)
export const storedPeriod = lazyStoredValue(storageKeys.rentalDates, emptyCart.period, () =>
  loadParsers().then((parsers) => parsers.parseStoredPeriod),
)
export const storedProtection = lazyStoredValue(
  storageKeys.damageProtection,
  emptyCart.damageProtection,
  () => loadParsers().then((parsers) => parsers.parseStoredFlag),
)

export function useIsCartKnown(): boolean {
  const areItemsKnown = useIsKnown(storedItems)
  const isPeriodKnown = useIsKnown(storedPeriod)
  const isProtectionKnown = useIsKnown(storedProtection)
  return areItemsKnown && isPeriodKnown && isProtectionKnown
}

/** Acts at once on a cart that has been read, else as soon as it has: nothing stored is ever overwritten unseen. */
export function whenCartIsKnown(act: () => void): void {
  storedItems.whenKnown(() => storedPeriod.whenKnown(() => storedProtection.whenKnown(act)))
}

/** Acts after every change of the cart, also of one made in another tab. */
export function watchCart(act: () => void): () => void {
  const stops = [storedItems, storedPeriod, storedProtection].map((stored) => stored.subscribe(act))
  return () => stops.forEach((stop) => stop())
}

export function readCart(): Cart {
  return {
    items: storedItems.get().items,
    period: storedPeriod.get(),
    damageProtection: storedProtection.get(),
  }
}

/** Every change starts from what is stored now, which another tab may have written. */
export function changeCart(change: (cart: Cart) => Cart): void {
  const before = readCart()
  const after = change(before)
  if (after.items !== before.items) storedItems.set({ items: after.items })
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
