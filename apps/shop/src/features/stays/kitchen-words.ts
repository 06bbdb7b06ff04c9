import { kitCategoryLabels } from '@trivet/core/kits'
import type { KitCategory } from '@trivet/core/catalog'
import type { Stay } from '@trivet/core/contract/stays'

/** 'The kitchen has: Knives, Pans, Pots'. */
export function kitchenText({ categories, products }: Stay['has']): string {
  if (categories.length === 0 && products.length === 0) return 'An empty kitchen'
  const more =
    products.length > 0 ? [`${products.length} single ${products.length === 1 ? 'thing' : 'things'}`] : []
  return `The kitchen has: ${[...categories.map(categoryName), ...more].join(', ')}`
}

export function categoryName(category: KitCategory): string {
  return kitCategoryLabels[category]
}
