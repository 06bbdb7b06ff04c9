import type { KitCategory, ProductCategory } from '@trivet/core/catalog'

export type PicturedProduct = {
  slug: string
  category: ProductCategory | null
  kitCategory: KitCategory | null
  /** A kit with knives and with pans or pots in it, as the kit pictures show. */
  isCookingKit: boolean
}

const byWordsInSlug: [words: string, picture: string][] = [
  ['dutch-oven', 'dutch-oven'],
  ['saucepan', 'large-saucepan'],
  ['knife-set', 'chefs-knife-set'],
  ['cutting-board', 'cutting-board'],
  ['chopping-board', 'cutting-board'],
]

const byKitCategory: Partial<Record<KitCategory, string>> = {
  knife: 'professional-chefs-knife',
  pan: 'large-frying-pan',
  pot: 'large-saucepan',
  utensil: 'wooden-spoon-set',
}

const byCategory: Partial<Record<ProductCategory, string>> = {
  Essential: 'essential-kit',
  Chef: 'chefs-kit',
}

/** The picture of a product that has none of its own, taken from its family; null when none would be true. */
export function pictureOf({ slug, category, kitCategory, isCookingKit }: PicturedProduct): string | null {
  const [, picture] = byWordsInSlug.find(([words]) => slug.includes(words)) ?? []
  if (picture) return picture
  if (kitCategory) return byKitCategory[kitCategory] ?? null
  return (isCookingKit && category && byCategory[category]) || null
}
