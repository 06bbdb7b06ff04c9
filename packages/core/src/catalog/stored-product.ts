import type { ProductDraft } from '../contract/catalog/product-draft-input.ts'

/** Something a product comes with. */
export type IncludedItem = ProductDraft['itemsIncluded'][number]

export type Specification = ProductDraft['specifications'][number]

/** A picture of a product that staff uploaded, as its row tells of it. */
export type UploadedPicture = {
  /** In the store of files. */
  key: string
  width: number
  height: number
  color: string | null
  hash: string
}
