export const productCategories = ['Essential', 'Chef', 'Specialty'] as const

export type ProductCategory = (typeof productCategories)[number]

export const kitCategories = [
  'knife',
  'pan',
  'pot',
  'utensil',
  'bakeware',
  'appliance',
  'storage',
  'other',
] as const

export type KitCategory = (typeof kitCategories)[number]

/** A kit is packed from pieces; everything else is a single piece. */
export const productKinds = ['kit', 'item'] as const

export type ProductKind = (typeof productKinds)[number]

const kindLabels: Record<ProductKind, string> = { kit: 'Kits', item: 'Single pieces' }

export function productKindLabel(kind: ProductKind): string {
  return kindLabels[kind]
}

export function isProductKind(text: string | null | undefined): text is ProductKind {
  return productKinds.some((kind) => kind === text)
}

export function isKitCategory(text: string | null | undefined): text is KitCategory {
  return kitCategories.some((category) => category === text)
}

const filterLabels: Record<ProductCategory, string> = {
  Essential: 'Essential',
  Chef: "Chef's",
  Specialty: 'Specialty',
}

/** The text of a filter button; null is the button for all. */
export function categoryFilterLabel(category: ProductCategory | null): string {
  return category ? filterLabels[category] : 'All'
}

const collectionLabels = {
  Essential: 'Essential Collection',
  Chef: 'Professional Kit',
  Specialty: 'Specialty Kit',
} as const satisfies Record<ProductCategory, string>

/** The text on a product card; a category we do not know is shown as it is. */
export function collectionLabel(category: string | null | undefined): string {
  const known = productCategories.find((one) => one === category)
  return known ? collectionLabels[known] : category || 'Collection'
}

/** Reads a category of a query; "Chef's" is accepted beside Chef. */
export function parseCategory(text: string): ProductCategory | null {
  return productCategories.find((category) => category === text || filterLabels[category] === text) ?? null
}
