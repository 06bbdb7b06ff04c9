import { crateGrams, cratesForLoad, crateSizeCm } from '@trivet/core/crates'
import { dimensions, weight } from './measures.ts'
import type { Category, Collection, ItemRow, KitCategory, KitRow, SeedProduct } from './types.ts'

const volume = ([length, width, height]: readonly [number, number, number]) => length * width * height

const collectionOf: Record<Category, Collection> = {
  Essential: 'essential',
  Chef: 'chef',
  Specialty: 'specialty',
}

const specificationsFrom = (facts: Record<string, string>) =>
  Object.entries(facts).map(([name, value]) => ({ name, value }))

function singleItem(item: ItemRow, kitCategory: KitCategory, listingOrder: number): SeedProduct {
  return {
    slug: item.slug,
    name: item.name,
    description: item.description,
    priceCents: item.priceCents,
    category: item.category,
    collection: item.collection ?? collectionOf[item.category],
    countInStock: item.fleet,
    isPopular: item.isPopular ?? false,
    listingOrder,
    components: [],
    itemsIncluded: item.inTheBox ?? [],
    perfectFor: item.perfectFor,
    specifications: specificationsFrom({
      Dimensions: dimensions(item.sizeCm),
      Weight: weight(item.grams),
      ...item.facts,
    }),
    related: item.related,
    kit: {
      kitCategory,
      isEssential: item.isEssential ?? false,
      itemWeightGrams: item.grams,
      depositCents: item.depositCents,
    },
  }
}

function packedKit(kit: KitRow, itemsBySlug: ReadonlyMap<string, ItemRow>): SeedProduct {
  const packed = kit.contents.map((entry) => {
    const [slug, quantity] = typeof entry === 'string' ? [entry, 1] : entry
    const item = itemsBySlug.get(slug)
    if (!item) throw new RangeError(`${kit.slug} is packed with ${slug}, which is not on the shelf`)
    return { item, quantity }
  })
  const pieces = packed.reduce((sum, { quantity }) => sum + quantity, 0)
  const consumables = kit.consumables ?? []
  const grams =
    packed.reduce((sum, { item, quantity }) => sum + item.grams * quantity, 0) +
    consumables.reduce((sum, consumable) => sum + consumable.grams, 0)
  const space = packed.reduce((sum, { item, quantity }) => sum + volume(item.sizeCm) * quantity, 0)
  const crates = cratesForLoad({ volume: space, grams })

  return {
    slug: kit.slug,
    name: kit.name,
    description: kit.description,
    priceCents: kit.priceCents,
    category: kit.category,
    collection: kit.collection ?? collectionOf[kit.category],
    countInStock: kit.fleet,
    isPopular: kit.isPopular ?? false,
    listingOrder: kit.listingOrder,
    components: packed.map(({ item, quantity }) => ({ slug: item.slug, quantity })),
    itemsIncluded: [
      ...packed.map(({ item, quantity }) => ({
        slug: item.slug,
        name: item.name,
        description: item.packingNote,
        quantity,
      })),
      ...consumables.map(({ name, description }) => ({ name, description })),
    ],
    perfectFor: kit.perfectFor,
    specifications: specificationsFrom({
      Serves: kit.serves,
      Items: `${pieces}`,
      'Packed in': `${crates} ${crates === 1 ? 'crate' : 'crates'} of ${dimensions(crateSizeCm)}`,
      Weight: weight(grams + crates * crateGrams),
      Dishes: 'Ours: everything goes back as it is and is washed at 180 °F (82 °C)',
    }),
    related: kit.related,
    kit: null,
  }
}

/** Kits first, then the single items in the order of their shelves. */
export function buildCatalog(kits: KitRow[], itemsByCategory: Record<KitCategory, ItemRow[]>): SeedProduct[] {
  const itemsBySlug = new Map(
    Object.values(itemsByCategory)
      .flat()
      .map((item) => [item.slug, item]),
  )
  const items = (Object.entries(itemsByCategory) as [KitCategory, ItemRow[]][]).flatMap(
    ([kitCategory, items], categoryIndex) =>
      items.map((item, index) => singleItem(item, kitCategory, 1000 + categoryIndex * 200 + index * 10)),
  )
  return [...kits.map((kit) => packedKit(kit, itemsBySlug)), ...items]
}
