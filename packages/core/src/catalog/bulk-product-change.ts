import type { BulkProductChange } from './console-product-input.ts'

export type BulkProductFacts = {
  isArchived: boolean
  isPopular: boolean
  /** Kits for rent that are packed with it and stay so. */
  usedIn: readonly string[]
  /** Its components that are archived and stay so. */
  archivedParts: readonly string[]
}

/** Why a change is left out for one of several products; null when it is made. */
export function bulkChangeRefusal(change: BulkProductChange, product: BulkProductFacts): string | null {
  switch (change) {
    case 'archive':
      if (product.isArchived) return 'Already archived'
      return product.usedIn.length > 0 ? `Packed in ${product.usedIn.join(', ')}` : null
    case 'restore':
      if (!product.isArchived) return 'Not archived'
      return product.archivedParts.length > 0
        ? `Its component ${product.archivedParts.join(', ')} is archived`
        : null
    case 'popular':
      if (product.isArchived) return 'Archived'
      return product.isPopular ? 'Already popular' : null
    case 'not-popular':
      return product.isPopular ? null : 'Not popular'
  }
}
