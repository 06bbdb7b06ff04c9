import type { Cents } from '@trivet/core/money'

export type Category = 'Essential' | 'Chef' | 'Specialty'

export type Collection = 'essential' | 'chef' | 'specialty' | 'bbq'

export type KitCategory = 'knife' | 'pan' | 'pot' | 'utensil' | 'bakeware' | 'appliance' | 'storage' | 'other'

type Component = { slug: string; quantity: number }

type IncludedThing = { name: string; description?: string; quantity?: number; slug?: string }

type Specification = { name: string; value: string }

/** What a guest needs to know to put a single item into a kit of their own. */
type KitFacts = {
  kitCategory: KitCategory
  isEssential: boolean
  itemWeightGrams: number
  depositCents: Cents
}

/** One product of the demo shop: a kit (with components) or a single item (without). Prices are per week. */
export type SeedProduct = {
  slug: string
  name: string
  description: string
  priceCents: Cents
  category: Category
  collection: Collection
  countInStock: number
  isPopular: boolean
  listingOrder: number
  components: Component[]
  itemsIncluded: IncludedThing[]
  perfectFor: string[]
  specifications: Specification[]
  related: string[]
  kit: KitFacts | null
}

/** How an item is drawn for its picture: a model of tools/imagery and what is particular about this one. */
export type PictureModel = { name: string; options?: Record<string, string | number | boolean> }

/** A single item as it is written down; dimensions are length, width and height in centimeters. */
export type ItemRow = {
  slug: string
  name: string
  /** What a kit's packing list says about this item. */
  packingNote: string
  description: string
  priceCents: Cents
  depositCents: Cents
  fleet: number
  category: Category
  collection?: Collection
  isPopular?: boolean
  isEssential?: boolean
  sizeCm: [number, number, number]
  model: PictureModel
  grams: number
  facts: Record<string, string>
  inTheBox?: IncludedThing[]
  perfectFor: string[]
  related: string[]
}

/** A kit as it is written down: a slug stands for one piece, a pair for several. */
export type KitRow = {
  slug: string
  name: string
  description: string
  priceCents: Cents
  fleet: number
  category: Category
  collection?: Collection
  isPopular?: boolean
  listingOrder: number
  serves: string
  contents: (string | [slug: string, quantity: number])[]
  /** Used up on the trip and never asked back. */
  consumables?: { name: string; description: string; grams: number }[]
  perfectFor: string[]
  related: string[]
}
