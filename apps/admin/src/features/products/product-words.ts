import type { KitCategory } from '@trivet/core/catalog'

const kitCategoryLabels: Record<KitCategory, string> = {
  knife: 'Knife',
  pan: 'Pan',
  pot: 'Pot',
  utensil: 'Utensil',
  bakeware: 'Bakeware',
  appliance: 'Appliance',
  storage: 'Storage',
  other: 'Other',
}

export function kitCategoryLabel(category: KitCategory): string {
  return kitCategoryLabels[category]
}
