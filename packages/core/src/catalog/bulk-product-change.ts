import { refuse } from '../refusal/refusal.ts'
import type { NoFacts, Refusal } from '../refusal/refusal.ts'
import type { BulkProductChange } from '../contract/catalog/admin-product-input.ts'

export type BulkProductFacts = {
  isArchived: boolean
  isPopular: boolean
  /** Kits for rent that are packed with it and stay so. */
  usedIn: readonly string[]
  /** Its components that are archived and stay so. */
  archivedParts: readonly string[]
}

export type BulkChangeFaults = {
  'already-archived': NoFacts
  'packed-in-kits': Pick<BulkProductFacts, 'usedIn'>
  'not-archived': NoFacts
  'parts-archived': Pick<BulkProductFacts, 'archivedParts'>
  archived: NoFacts
  'already-popular': NoFacts
  'not-popular': NoFacts
}

export type BulkChangeRefusal = Refusal<BulkChangeFaults>

/** May a change be made to one of several products? It is left out otherwise. */
export function decideBulkChange(
  change: BulkProductChange,
  { isArchived, isPopular, usedIn, archivedParts }: BulkProductFacts,
): { ok: true } | BulkChangeRefusal {
  switch (change) {
    case 'archive':
      if (isArchived) return refuse('already-archived', {})
      return usedIn.length > 0 ? refuse('packed-in-kits', { usedIn }) : { ok: true }
    case 'restore':
      if (!isArchived) return refuse('not-archived', {})
      return archivedParts.length > 0 ? refuse('parts-archived', { archivedParts }) : { ok: true }
    case 'popular':
      if (isArchived) return refuse('archived', {})
      return isPopular ? refuse('already-popular', {}) : { ok: true }
    case 'not-popular':
      return isPopular ? { ok: true } : refuse('not-popular', {})
  }
}
