import type { ComponentOf, DemandLine } from '@trivet/core/availability'
import { kitPieces, priceKit, type KitLine } from '@trivet/core/kits'
import type { Cents } from '@trivet/core/money'
import { pieceDeposits, productDeposit, type PieceDeposits } from '@trivet/core/pricing'
import { refuseUnrentable, type KitRecord } from '../kits/index.ts'
import type { OrderedThing } from '../orders/index.ts'
import type { ProductFacts } from './order-facts.repo.ts'

/** What an order line can be of, as it is on the day of the order. */
export type Rentable = {
  id: string
  name: string
  slug: string
  image: string
  /** Of one, for a week. */
  priceCents: Cents
  /** Of one; part of no price. */
  depositCents: Cents
  pieceDeposits: PieceDeposits
  /** Things a guest counts in one of it. */
  pieces: number
  /** What the order keeps of it. */
  kept: OrderedThing
  /** What one of it reserves. */
  demand: (quantity: number) => DemandLine[]
}

export function rentableProduct({ components, depositCents, ...product }: ProductFacts): Rentable {
  return {
    ...product,
    depositCents: productDeposit({ depositCents, components }),
    pieceDeposits: pieceDeposits({ id: product.id, depositCents, components }),
    pieces: 1,
    kept: { productId: product.id, kitId: null, kitItems: null },
    demand: (quantity) => [{ productId: product.id, quantity, components }],
  }
}

/** A custom kit has no stock itself: it takes its items, and costs what they cost together. */
export function rentableKit(kit: KitRecord): Rentable {
  refuseUnrentable(kit)
  const { totalCents, depositCents } = priceKit(kit.items)
  return {
    id: kit.id,
    name: kit.name,
    slug: '',
    image: kit.items[0]?.image ?? '',
    priceCents: totalCents,
    depositCents,
    pieceDeposits: Object.fromEntries(kit.items.map((item) => [item.product, item.depositCents ?? 0])),
    pieces: kitPieces(kit.items),
    kept: { productId: null, kitId: kit.id, kitItems: kit.items.map(keptItem) },
    demand: (quantity) => kit.items.map((item) => takenItem(item, quantity)),
  }
}

function takenItem(item: KitLine, kits: number): DemandLine {
  return { productId: item.product, quantity: item.quantity * kits, components: noComponents }
}

const noComponents: ComponentOf[] = []

function keptItem({ product, slug, name, image, category, quantity, ...measures }: KitLine): KitLine {
  const { unitPriceCents, weightGrams, depositCents } = measures
  return { product, slug, name, image, category, quantity, unitPriceCents, weightGrams, depositCents }
}
