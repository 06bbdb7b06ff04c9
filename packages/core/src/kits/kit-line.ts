import type { KitCategory } from '../catalog/categories.ts'

import type { Cents, Count, Dollars } from '../money/money.ts'
import { toCents } from '../money/money.ts'

/** In code points, after trimming. */
export const kitNameMaxLength = 50
export const defaultKitName = 'My Custom Kit'
/** Different products in one kit. */
export const maxKitLines = 50
/** Pieces of one product in one kit. */
export const maxKitQuantity = 99
/** Kits one user may keep. */
export const maxKitsPerUser = 100

/** One product of a kit and how many pieces of it. */
export type KitLine = {
  /** The product's id. */
  product: string
  slug: string
  name: string
  image: string
  category: KitCategory
  /** Whole, from 1 to `maxKitQuantity`. */
  quantity: Count
  /** For a week, one piece. */
  unitPriceCents: Cents
  /** Of one piece; null when nobody has weighed it. */
  weightGrams: number | null
  /** Of one piece, given back after the rental; null when none is asked for. */
  depositCents: Cents | null
}

/** What somebody is building: not saved yet, or a saved kit with changes. */
export type KitDraft = { name: string; lines: readonly KitLine[] }

/** In dollars a week; shown by the builder when a product comes without a price: docs/policy.md#kit-builder. */
export const defaultKitProductPrice: Dollars = 49.99

/** What the builder knows about a product, in the words of the API. */
export type KitProductFacts = {
  _id: string
  slug: string
  name: string
  image: string
  price?: Dollars | null
  kitCategory: KitCategory
  itemWeight?: number | null
  depositAmount?: Dollars | null
}

/**
 * A product of the listing as a line of a kit; without a price it shows `defaultKitProductPrice`.
 * See docs/policy.md#kit-builder.
 * @throws RangeError when an amount is not whole cents.
 */
export function kitLineOfProduct(product: KitProductFacts, quantity = 1): KitLine {
  return {
    product: product._id,
    slug: product.slug,
    name: product.name,
    image: product.image,
    category: product.kitCategory,
    quantity,
    unitPriceCents: toCents(product.price ?? defaultKitProductPrice),
    weightGrams: product.itemWeight ?? null,
    depositCents: centsOrNull(product.depositAmount),
  }
}

/** An item of a saved kit or of a template, in the words of the API. */
export type KitItemFacts = {
  product: string
  slug: string
  name: string
  image: string
  price: Dollars
  category: KitCategory
  quantity: Count
  weight: number | null
  depositAmount: Dollars | null
}

/**
 * The same as a line that can be priced, checked and changed.
 * @throws RangeError when an amount is not whole cents.
 */
export function kitLineOfItem(item: KitItemFacts): KitLine {
  return {
    product: item.product,
    slug: item.slug,
    name: item.name,
    image: item.image,
    category: item.category,
    quantity: item.quantity,
    unitPriceCents: toCents(item.price),
    weightGrams: item.weight,
    depositCents: centsOrNull(item.depositAmount),
  }
}

/** How many things a kit holds: pieces, not lines. */
export function kitPieces(lines: readonly { quantity: Count }[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0)
}

function centsOrNull(amount: number | null | undefined): Cents | null {
  return amount === null || amount === undefined ? null : toCents(amount)
}
