import { useEffect } from 'react'
import { useCart } from '../../lib/cart.tsx'
import { isNotFound } from '../../lib/route-data.ts'
import { trpc } from '../../lib/trpc.ts'

/** What was remembered may be old: takes over today's prices and stock, and tells which items are gone. */
export function useFreshProducts(): { goneIds: ReadonlySet<string> } {
  const { cart, refresh } = useCart()
  const ids = cart.items.filter((item) => !item.isCustomKit).map((item) => item._id)
  const answers = trpc.useQueries((api) => ids.map((id) => api.products.byId({ id }, { staleTime: 0 })))

  // after every render: refreshing an item that is up to date changes nothing
  useEffect(() => {
    for (const { data } of answers) if (data) refresh(data)
  })

  return { goneIds: new Set(ids.filter((_, index) => isNotFound(answers[index]?.error))) }
}
