import type { Product } from '@trivet/core'
import { useEffect } from 'react'
import { useCart } from '../../lib/cart.tsx'
import { isNotFound } from '../../lib/route-data.ts'
import { trpc } from '../../lib/trpc.ts'

/** What was remembered may be old: takes over today's prices and stock, and tells which items are gone. */
export function useFreshProducts(): { goneIds: ReadonlySet<string> } {
  const { cart, refresh } = useCart()
  const ids = cart.items.filter((item) => !item.isCustomKit).map((item) => item._id)
  const answers = trpc.useQueries((api) => ids.map((id) => api.products.byId({ id }, { staleTime: 0 })))

  const fresh = answers.map(({ data }) => data).filter((product): product is Product => product !== undefined)
  const version = answers.map(({ dataUpdatedAt }) => dataUpdatedAt).join()
  useEffect(() => {
    for (const product of fresh) refresh(product)
    // the time of each answer stands for its content
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [version])

  return { goneIds: new Set(ids.filter((_, index) => isNotFound(answers[index]?.error))) }
}
