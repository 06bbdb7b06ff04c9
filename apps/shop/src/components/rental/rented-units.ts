import type { CartItem } from '@trivet/core/cart'

export type RentedUnits = { product: string; name: string; units: number }

/** What must be available for a line of the cart: the thing itself, or all that a custom kit is packed from. */
export function rentedUnits({ _id, name, qty, isCustomKit, items = [] }: CartItem): RentedUnits[] {
  if (!isCustomKit) return [{ product: _id, name, units: qty }]
  return items.map((part) => ({ product: part.product, name: part.name, units: part.quantity * qty }))
}
