import type { PictureFacts } from '@trivet/core/contract/catalog'

/** Where the shop has a picture, in the next larger one of its widths. */
export function pictureAddress({ name, version }: PictureFacts, width: number): string {
  return `/api/images/direct/${encodeURIComponent(name)}.webp?w=${width}&v=${version}`
}

/** For a product whose facts leave the picture to the address. */
export function productPictureAddress(slug: string, width: number): string {
  return `/api/images/direct/${encodeURIComponent(slug)}.webp?w=${width}`
}
