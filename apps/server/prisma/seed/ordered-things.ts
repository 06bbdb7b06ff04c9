import type { Cents } from '@trivet/core/money'
import type { DemandLine } from '@trivet/core/availability'
import { priceKit, type KitLine } from '@trivet/core/kits'
import { pieceDeposits, productDeposit, type PieceDeposits } from '@trivet/core/pricing'
import { catalog, type SeedProduct } from './catalog/index.ts'
import type { HistoryRow } from './order-history.ts'
import { kitId, productId } from './seed-id.ts'

/** One line of a past order: a product of the catalog, or a custom kit. */
export type OrderedThing = {
  id: string
  name: string
  slug: string
  image: string
  unitPriceCents: Cents
  /** Of one. */
  depositCents: Cents
  pieceDeposits: PieceDeposits
  quantity: number
  kept: { productId: string } | { kitId: string; kitItems: KitLine[] }
  demand: DemandLine[]
}

export function orderedThing(item: HistoryRow['items'][number]): OrderedThing {
  if (typeof item === 'string') return orderedProduct(item, 1)
  if (Array.isArray(item)) return orderedProduct(...item)
  const items = item.contents.map((entry) =>
    typeof entry === 'string' ? kitLine(entry, 1) : kitLine(...entry),
  )
  const id = kitId(item.name)
  const { totalCents, depositCents } = priceKit(items)
  return {
    id,
    name: item.name,
    slug: '',
    image: items[0]?.image ?? '',
    unitPriceCents: totalCents,
    depositCents,
    pieceDeposits: Object.fromEntries(items.map((item) => [item.product, item.depositCents ?? 0])),
    quantity: 1,
    kept: { kitId: id, kitItems: items },
    demand: items.map(({ product, quantity }) => ({ productId: product, quantity, components: [] })),
  }
}

function orderedProduct(slug: string, quantity: number): OrderedThing {
  const { name, priceCents, kit, components } = productOf(slug)
  const id = productId(slug)
  const told = {
    id,
    depositCents: kit?.depositCents ?? null,
    components: components.map((component) => ({
      productId: productId(component.slug),
      quantity: component.quantity,
      depositCents: productOf(component.slug).kit?.depositCents ?? null,
    })),
  }
  return {
    id,
    name,
    slug,
    image: slug,
    unitPriceCents: priceCents,
    depositCents: productDeposit(told),
    pieceDeposits: pieceDeposits(told),
    quantity,
    kept: { productId: id },
    demand: [
      {
        productId: id,
        quantity,
        components: told.components,
      },
    ],
  }
}

function kitLine(slug: string, quantity: number): KitLine {
  const { name, priceCents, kit } = productOf(slug)
  if (!kit) throw new RangeError(`${slug} cannot be part of a custom kit`)
  return {
    product: productId(slug),
    slug,
    name,
    image: slug,
    category: kit.kitCategory,
    quantity,
    unitPriceCents: priceCents,
    weightGrams: kit.itemWeightGrams,
    depositCents: kit.depositCents,
  }
}

function productOf(slug: string): SeedProduct {
  const product = catalog.find((one) => one.slug === slug)
  if (!product) throw new RangeError(`There is no product ${slug}`)
  return product
}
