import { kitChangeText } from '@trivet/core/copy/kits'
import { toCents } from '@trivet/core/money'
import { useEffect, useState } from 'react'
import { cartActions } from '../../lib/cart-actions.ts'
import { useCart } from '../../lib/cart.ts'
import { isNotFound } from '../../lib/route-data.ts'
import { trpc } from '../../lib/trpc.ts'

export type FreshProducts = {
  goneIds: ReadonlySet<string>
  /** By product id: the price it was put into the cart with, and today's. */
  changes: ReadonlyMap<string, readonly string[]>
  /** The server could not be asked just now. */
  isUnchecked: boolean
}

/** What was remembered may be old: takes over today's prices and stock, and tells which items are gone or cost else. */
export function useFreshProducts(): FreshProducts {
  const { cart } = useCart()
  const items = cart.items.filter((item) => !item.isCustomKit)
  const ids = items.map((item) => item._id)
  const answers = trpc.useQueries((api) => ids.map((id) => api.products.byId({ id }, { staleTime: 0 })))
  const [changes, setChanges] = useState<FreshProducts['changes']>(new Map())

  // before the new prices are taken over, or there is nothing left to compare with
  const found = items.flatMap(({ _id, price }, index) => {
    const now = answers[index]?.data?.price
    if (now === undefined || now === price) return []
    const [fromCents, nowCents] = [toCents(price), toCents(now)]
    return [[_id, [kitChangeText({ kind: 'price', fromCents, toCents: nowCents })]] as const]
  })
  if (found.some(([id, [text]]) => changes.get(id)?.[0] !== text)) setChanges(new Map([...changes, ...found]))

  // after every render: refreshing an item that is up to date changes nothing
  useEffect(() => {
    for (const { data } of answers) if (data) cartActions.refresh(data)
  })

  const goneIds = new Set(ids.filter((_, index) => isNotFound(answers[index]?.error)))
  const isUnchecked = answers.some(({ error }) => error !== null && !isNotFound(error))
  return { goneIds, changes, isUnchecked }
}
