/** Whose weave a product's cards and pictures wear. */
export const collections = ['essential', 'chef', 'specialty', 'bbq'] as const

export type Collection = (typeof collections)[number]

const labels: Record<Collection, string> = {
  essential: 'Essential',
  chef: "Chef's",
  specialty: 'Specialty',
  bbq: 'BBQ',
}

export function collectionName(collection: Collection): string {
  return labels[collection]
}
