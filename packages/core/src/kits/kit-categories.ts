import type { Count } from '../money/money.ts'
import { kitCategories } from '../catalog/categories.ts'
import type { KitCategory } from '../catalog/categories.ts'

/** The words of the side bar and of the cards. */
export const kitCategoryLabels = {
  knife: 'Knives',
  pan: 'Pans',
  pot: 'Pots',
  utensil: 'Utensils',
  bakeware: 'Bakeware',
  appliance: 'Appliances',
  storage: 'Storage',
  other: 'Other',
} as const satisfies Record<KitCategory, string>

export type KitCategoryCount = { category: KitCategory; quantity: Count }

/** What a kit is mostly made of, by pieces; equals stay in the order of the side bar: docs/policy.md#kit-builder. */
export function topKitCategories(
  lines: readonly { category: KitCategory; quantity: Count }[],
  count = 3,
): KitCategoryCount[] {
  const piecesOf = (category: KitCategory) =>
    lines.reduce((sum, line) => sum + (line.category === category ? line.quantity : 0), 0)
  return kitCategories
    .map((category) => ({ category, quantity: piecesOf(category) }))
    .filter(({ quantity }) => quantity > 0)
    .sort((a, b) => b.quantity - a.quantity)
    .slice(0, count)
}
