import type { UploadedPicture } from '@trivet/core/catalog'
import type { PictureFacts } from '@trivet/core/contract/catalog'

/** It is found under the name of its product. */
export function uploadFacts({ width, height, color, hash }: UploadedPicture, slug: string): PictureFacts {
  return { name: slug, width, height, color, version: hash }
}
