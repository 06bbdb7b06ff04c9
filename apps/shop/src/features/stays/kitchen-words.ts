import { kitCategoryLabels } from '@trivet/core'
import type { KitCategory, Stay } from '@trivet/core'

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
