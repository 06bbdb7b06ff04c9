import type { KitCategory } from '../catalog/categories.ts'
import type { Cents } from '../money/money.ts'
import { priceKit } from './kit-price.ts'
import { checkKit, kitRules } from './kit-rules.ts'

/** The plans that are kits of the catalog, by their slugs there. */
export const planKits = { essential: 'essential-kit', chef: 'chefs-kit' } as const

/** The plan "Custom Kit" is of any so many items. */
export const customKitPieces = 8

/** What the plan "Custom Kit" is announced at, for a week. */
export const customKitFromCents: Cents = 6900

export type PlannedItem = { category: KitCategory; unitPriceCents: Cents }

/**
 * The least that a whole kit of `customKitPieces` different items costs for a week, kit discount included; null when the
 * items make none. Of each category its cheapest `customKitPieces` are enough to tell. See docs/policy.md#plans.
 */
export function smallestCustomKit(items: readonly PlannedItem[]): Cents | null {
  const left = items.toSorted((a, b) => a.unitPriceCents - b.unitPriceCents)
  const needed = kitRules.flatMap(({ fits }) => {
    const place = left.findIndex(({ category }) => fits !== 'any' && fits.includes(category))
    return place < 0 ? [] : left.splice(place, 1)
  })
  const chosen = [...needed, ...left.slice(0, customKitPieces - needed.length)]
  const isWhole = checkKit(chosen.map(({ category }) => ({ category, quantity: 1 }))).isComplete
  if (!isWhole || chosen.length < customKitPieces) return null
  return priceKit(chosen.map(ofOne)).totalCents
}

/**
 * From how much on a custom kit is said to cost: what the plan is announced at, as long as such a kit can be had for it;
 * else what the smallest one really costs. See docs/policy.md#plans.
 */
export function customKitFrom(smallestCents: Cents): Cents {
  return Math.max(customKitFromCents, smallestCents)
}

function ofOne({ unitPriceCents }: PlannedItem) {
  return { quantity: 1, unitPriceCents, depositCents: null, weightGrams: null }
}
