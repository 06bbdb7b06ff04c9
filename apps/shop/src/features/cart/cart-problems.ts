import * as catalogCopy from '@trivet/core/copy/catalog'
import * as kitsCopy from '@trivet/core/copy/kits'
import * as ordersCopy from '@trivet/core/copy/orders'
import { cartPeriod } from '@trivet/core/cart'
import { rentalPeriodMessage } from '@trivet/core/copy/dates'
import { decideRentalPeriod } from '@trivet/core/dates'
import { areaOf } from '@trivet/core/settings'
import type { Cart, CartItem } from '@trivet/core/cart'
import type { VanDays } from '@trivet/core/dates'
import { rentedUnits } from '../../components/rental/rented-units.ts'
import type { RentedUnits } from '../../components/rental/rented-units.ts'
import { useCart } from '../../lib/cart.ts'
import { usePlaceAsked } from '../../lib/place-store.ts'
import { useShopSettings } from '../../lib/shop-settings.tsx'
import { trpc } from '../../lib/trpc.ts'
import { vanDaysAt } from '../../lib/van-days.ts'
import { useFreshKits } from './use-fresh-kits.ts'
import { useFreshProducts } from './use-fresh-products.ts'

export type CartProblems = {
  /** By item id: why this item cannot be rented as it stands. */
  items: ReadonlyMap<string, string>
  /** By item id: what became different about it since it was put into the cart. */
  changes: ReadonlyMap<string, readonly string[]>
  dates: string | undefined
  isChecking: boolean
  /** Its prices are those that were remembered: the server could not be asked. */
  isUnchecked: boolean
}

/** What stands between this cart and its checkout. */
export function useCartProblems(): CartProblems {
  const { cart } = useCart()
  const place = usePlaceAsked()
  const settings = useShopSettings()
  const products = useFreshProducts()
  const kits = useFreshKits()
  const goneIds = new Set([...products.goneIds, ...kits.goneIds])
  const dates = datesProblem(cart, vanDaysAt(place ?? null, settings))
  const period = dates === undefined ? cartPeriod(cart) : null
  const checked = period
    ? cart.items.flatMap((item) => rentedUnits(item).map((part) => ({ item, ...part })))
    : []
  const answers = trpc.useQueries((api) =>
    checked.map(({ product }) =>
      api.products.availability({ id: product, start: period?.start, end: period?.end, place }),
    ),
  )

  const areaName = areaOf(place, settings)?.name
  const items = new Map<string, string>()
  for (const item of cart.items) {
    const parts = checked.flatMap((part, index) =>
      part.item === item ? { ...part, free: answers[index]?.data?.free } : [],
    )
    const problem = itemProblem(item, { isGone: goneIds.has(item._id), parts, areaName })
    if (problem) items.set(item._id, problem)
  }
  const changes = new Map([...products.changes, ...kits.changes])
  const isChecking = answers.some(({ isLoading }) => isLoading)
  return { items, changes, dates, isChecking, isUnchecked: products.isUnchecked || kits.isUnchecked }
}

type Now = {
  isGone: boolean
  areaName: string | undefined
  parts: (RentedUnits & { free: number | undefined })[]
}

function itemProblem({ countInStock, name, isCustomKit }: CartItem, { isGone, areaName, parts }: Now) {
  if (isGone && isCustomKit) return `${kitsCopy.kitGone}. Please remove it.`
  if (isGone) return 'No longer in our catalog. Please remove it.'
  if (countInStock === 0) return isCustomKit ? kitsCopy.kitNotEnoughStock(name) : catalogCopy.outOfStockNotice
  const short = parts.find(({ free, units }) => free !== undefined && free < units)
  if (!short) return null
  const at = areaName === undefined ? '' : ` in ${areaName}`
  if (short.free === 0) return `${ordersCopy.notEnoughStock(short.name)}: it is sold out${at} then.`
  return `${ordersCopy.notEnoughStock(short.name)}: ${short.free} of ${short.units} can be had${at}.`
}

/** Dates that were fine when they were chosen may lie in the past by now. */
function datesProblem({ period }: Cart, van: VanDays): string | undefined {
  const decision = decideRentalPeriod({ ...period, ...van })
  if (decision.ok || decision.code === 'missing-date') return undefined
  return rentalPeriodMessage(decision)
}
