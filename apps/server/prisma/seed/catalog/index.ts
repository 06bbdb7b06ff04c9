import { buildCatalog } from './build-catalog.ts'
import { appliances } from './items-appliances.ts'
import { bakeware } from './items-bakeware.ts'
import { knives } from './items-knives.ts'
import { otherItems } from './items-other.ts'
import { pans } from './items-pans.ts'
import { pots } from './items-pots.ts'
import { storage } from './items-storage.ts'
import { utensils } from './items-utensils.ts'
import { chefKits } from './kits-chef.ts'
import { essentialKits } from './kits-essential.ts'
import { specialtyKits } from './kits-specialty.ts'
import type { SeedProduct } from './types.ts'

const itemsByCategory = {
  knife: knives,
  pan: pans,
  pot: pots,
  utensil: utensils,
  bakeware,
  appliance: appliances,
  storage,
  other: otherItems,
}

export const catalog: SeedProduct[] = buildCatalog(
  [...essentialKits, ...chefKits, ...specialtyKits],
  itemsByCategory,
)

/** Each single item with its true size and the model its picture is made from. */
export const itemModels = Object.values(itemsByCategory).flatMap((items) =>
  items.map(({ slug, sizeCm, model }) => ({ slug, sizeCm, model })),
)

export { sampleReviewers, sampleReviews } from './reviews.ts'
export type { SeedProduct } from './types.ts'
