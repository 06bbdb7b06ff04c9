import { kitCategoryLabels } from '@trivet/core/kits'
import type { KitCategory } from '@trivet/core/catalog'
import type { Stay } from '@trivet/core/contract/stays'

/** 'The kitchen has: Knives, Pans and 1 more piece'. */
export function kitchenText({ categories, products }: Stay['has']): string {
  if (categories.length === 0 && products.length === 0) return 'An empty kitchen'
  const kinds = categories.map(categoryName).join(', ')
  const pieces = products.length === 1 ? 'piece' : 'pieces'
  if (kinds === '') return `The kitchen has: ${products.length} ${pieces}`
  const more = products.length > 0 ? ` and ${products.length} more ${pieces}` : ''
  return `The kitchen has: ${kinds}${more}`
}

export function categoryName(category: KitCategory): string {
  return kitCategoryLabels[category]
}
