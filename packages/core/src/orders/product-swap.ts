import type { KitCategory, ProductCategory } from '../catalog/categories.ts'
import { demandOf } from '../availability/demand.ts'
import type { ComponentOf, Demand } from '../availability/demand.ts'
import { isDeliveryOpen } from '../delivery/delivery-change.ts'
import type { KitLine } from '../kits/kit-line.ts'
import type { Cents, Count } from '../money/money.ts'
import { refuse } from '../refusal/refusal.ts'
import type { Refusal } from '../refusal/refusal.ts'
import type { OrderStatus } from './order-status.ts'

/** A product as far as a swap needs it; a single item has no components. */
export type SwapProduct = {
  id: string
  slug: string
  name: string
  image: string
  /** Of one piece, for a week. */
  priceCents: Cents
  depositCents: Cents | null
  weightGrams: number | null
  category: ProductCategory | null
  kitCategory: KitCategory | null
  components: readonly ComponentOf[]
}

export type SwapFacts = {
  status: OrderStatus
  /** What cannot be kept. */
  given: SwapProduct
  /** All that the order reserves. */
  held: readonly Demand[]
  /** Free besides that, in the order's depot on all of its days; of what is not told, nothing. */
  free: readonly Demand[]
}

export type SwapFaults = {
  'swap-closed': { status: OrderStatus }
  'not-in-order': { name: string }
  'kit-changed': { name: string }
  'in-order-already': { name: string }
  'other-kind': { name: string; instead: string }
  'swap-not-free': { name: string; free: Count }
}

export type SwapRefusal = Refusal<SwapFaults>

export type ProductSwap = {
  ok: true
  /** So many of the one for so many of the other. */
  units: Count
  /** Of the other, those among them that the order gives back itself as parts of a kit. */
  free: Count
  /** All that the order reserves afterwards. */
  reserved: Demand[]
}

/**
 * May staff exchange all of a product that an order holds for as many of another one? Until it is packed, for one of the same
 * kind that is free on all days of the order and not in it already. The price stays. See docs/policy.md#swaps-by-staff.
 */
export function decideProductSwap(
  { status, given, held, free }: SwapFacts,
  instead: SwapProduct,
): ProductSwap | SwapRefusal {
  if (!isDeliveryOpen(status)) return refuse('swap-closed', { status })
  const heldOf = unitsOf(held)
  const units = heldOf(given.id)
  if (units === 0) return refuse('not-in-order', { name: given.name })
  if (!isSameKind(given, instead)) return refuse('other-kind', { name: given.name, instead: instead.name })
  if (heldOf(instead.id) > 0) return refuse('in-order-already', { name: instead.name })

  const givenUp = demandOf([{ productId: given.id, quantity: units, components: given.components }])
  if (givenUp.some((part) => heldOf(part.productId) < part.units)) {
    return refuse('kit-changed', { name: given.name })
  }
  const givenUpOf = unitsOf(givenUp)
  const freeOf = unitsOf(free)
  const perPiece = demandOf([{ productId: instead.id, quantity: 1, components: instead.components }])
  const freeUnits = Math.min(
    ...perPiece.map((part) => Math.floor((freeOf(part.productId) + givenUpOf(part.productId)) / part.units)),
  )
  if (freeUnits < units) return refuse('swap-not-free', { name: instead.name, free: freeUnits })

  const takenOf = unitsOf(perPiece.map((part) => ({ ...part, units: part.units * units })))
  const products = new Set([...held, ...perPiece].map(({ productId }) => productId))
  const reserved = [...products].map((productId) => ({
    productId,
    units: heldOf(productId) - givenUpOf(productId) + takenOf(productId),
  }))
  return {
    ok: true,
    units,
    free: freeUnits,
    reserved: reserved.filter((one) => one.units > 0),
  }
}

export type SwapOffer = {
  product: SwapProduct
  free: Count
  /** What the shop bears: how much more all of them cost a week by the catalog of today; below 0 where they cost less. */
  differenceCents: Cents
}

/**
 * The products that may take the place of `given`: those that cost as much or more first, the nearest in price before the
 * others, then the cheaper ones likewise. See docs/policy.md#swaps-by-staff.
 */
export function swapOffers(facts: SwapFacts, candidates: readonly SwapProduct[]): SwapOffer[] {
  return candidates
    .flatMap((product): SwapOffer[] => {
      const swap = decideProductSwap(facts, product)
      if (!swap.ok) return []
      const differenceCents = (product.priceCents - facts.given.priceCents) * swap.units
      return [{ product, free: swap.free, differenceCents }]
    })
    .toSorted(
      (one, other) =>
        Number(one.differenceCents < 0) - Number(other.differenceCents < 0) ||
        Math.abs(one.differenceCents) - Math.abs(other.differenceCents) ||
        one.product.name.localeCompare(other.product.name, 'en-US'),
    )
}

/** What a kit is packed from once another product takes the place of one in it; its price and its number of pieces stay. */
export function swapInKit(items: readonly KitLine[], givenId: string, instead: SwapProduct): KitLine[] {
  const { id: product, slug, name, image, weightGrams, depositCents, kitCategory } = instead
  return items.map((item) =>
    item.product === givenId
      ? {
          ...item,
          product,
          slug,
          name,
          image,
          weightGrams,
          depositCents,
          category: kitCategory ?? item.category,
        }
      : item,
  )
}

/** A kit stands in for a kit of its category, an item for one of its kit category, or where it has none of its category. */
function isSameKind(one: SwapProduct, other: SwapProduct): boolean {
  return (
    one.components.length > 0 === other.components.length > 0 &&
    one.kitCategory === other.kitCategory &&
    (one.kitCategory !== null || one.category === other.category)
  )
}

function unitsOf(demand: readonly Demand[]): (productId: string) => Count {
  const units = new Map(demand.map((one) => [one.productId, one.units]))
  return (productId) => units.get(productId) ?? 0
}
