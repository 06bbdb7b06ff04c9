import type { ProductDraft } from '@trivet/core/contract/catalog'

/** A product as it is to be written. */
export type ProductWrite = {
  id: string
  draft: ProductDraft
  /** The name of the picture the shop has of it. */
  image: string
  /** Where it stood until now; null for a new one. */
  formerSlug: string | null
}
