import type { PictureFacts } from '@trivet/core/contract/catalog'

/** A picture of a product that staff uploaded, as its row tells of it. */
export type Upload = {
  /** In the store of files. */
  key: string
  width: number
  height: number
  color: string | null
  hash: string
}

/** It is found under the name of its product. */
export function uploadFacts({ width, height, color, hash }: Upload, slug: string): PictureFacts {
  return { name: slug, width, height, color, version: hash }
}
