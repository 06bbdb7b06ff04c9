import type { KitCategory, ProductCategory } from '@trivet/core'

export type PicturedProduct = {
  slug: string
  category: ProductCategory | null
  kitCategory: KitCategory | null
  /** A kit with knives and with pans or pots in it, as the kit pictures show. */
  isCookingKit: boolean
}

const byWordsInSlug: [words: string, picture: string][] = [
  ['dutch-oven', 'dutch-oven'],
  ['saucepan', 'saucepan'],
  ['knife-set', 'chef-knife'],
  ['cutting-board', 'cutting-board'],
  ['chopping-board', 'cutting-board'],
]

const byKitCategory: Partial<Record<KitCategory, string>> = {
  knife: 'chef-knife',
  pan: 'frying-pan',
  pot: 'saucepan',
  utensil: 'wooden-utensils',
}

const byCategory: Partial<Record<ProductCategory, string>> = {
  Essential: 'kit-essential',
  Chef: 'kit-chef',
}

/** The picture of a product that has none of its own, taken from its family; null when none would be true. */
export function pictureOf({ slug, category, kitCategory, isCookingKit }: PicturedProduct): string | null {
  const [, picture] = byWordsInSlug.find(([words]) => slug.includes(words)) ?? []
  if (picture) return picture
  if (kitCategory) return byKitCategory[kitCategory] ?? null
  return (isCookingKit && category && byCategory[category]) || null
}
