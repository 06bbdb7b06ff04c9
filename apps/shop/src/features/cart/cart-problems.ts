import { cartPeriod, decideRentalPeriod, messages, rentalPeriodMessage } from '@trivet/core'
import type { Cart, CartItem } from '@trivet/core'
import { shopToday } from '../../lib/shop-today.ts'
import { useCart } from '../../lib/cart.tsx'
import { trpc } from '../../lib/trpc.ts'
import { useFreshProducts } from './use-fresh-products.ts'

export type CartProblems = {
  /** By item id: why this item cannot be rented as it stands. */
  items: ReadonlyMap<string, string>
  dates: string | undefined
  isChecking: boolean
}

/** What stands between this cart and its checkout. */
export function useCartProblems(): CartProblems {
  const { cart } = useCart()
  const { goneIds } = useFreshProducts()
  const dates = datesProblem(cart)
  const period = dates === undefined ? cartPeriod(cart) : null
  const checked = period ? cart.items.filter((item) => !item.isCustomKit) : []
  const answers = trpc.useQueries((api) =>
    checked.map(({ _id }) => api.products.availability({ id: _id, start: period?.start, end: period?.end })),
  )

  const items = new Map<string, string>()
  for (const item of cart.items) {
    const free = answers[checked.indexOf(item)]?.data?.free
    const problem = itemProblem(item, { isGone: goneIds.has(item._id), free })
    if (problem) items.set(item._id, problem)
  }
  return { items, dates, isChecking: answers.some(({ isLoading }) => isLoading) }
}

function itemProblem(
  { qty, countInStock, name }: CartItem,
  now: { isGone: boolean; free: number | undefined },
) {
  if (now.isGone) return 'No longer in our catalogue. Please remove it.'
  if (countInStock === 0) return messages.outOfStockNotice
  if (now.free === undefined || now.free >= qty) return null
  if (now.free === 0) return `${messages.notEnoughStock(name)}: it is sold out then.`
  return `${messages.notEnoughStock(name)}: ${now.free} of ${qty} can be had.`
}

/** Dates that were fine when they were chosen may lie in the past by now. */
function datesProblem({ period }: Cart): string | undefined {
  const decision = decideRentalPeriod({ ...period, today: shopToday() })
  if (decision.ok || decision.refusal === 'missing-date') return undefined
  return rentalPeriodMessage(decision.refusal)
}
