import type { UploadedPicture } from '@trivet/core/catalog'
import type { PictureFacts } from '@trivet/core/contract/catalog'
import pictures from '../../../images/pictures.json' with { type: 'json' }
import type { PictureDescription } from './describe-pictures.ts'
import { pictureOf, type PicturedProduct } from './picture-of.ts'
import { uploadFacts } from './upload.ts'

const described = new Map<string, PictureDescription>(Object.entries(pictures))

type ShownProduct = Omit<PicturedProduct, 'isCookingKit'> & { image: string; upload?: UploadedPicture | null }

/**
 * What a page must know of a product's picture, without asking anybody: the uploaded one, its own, or that of its
 * family; null when there is none. What a kit holds would take a query, so one without a picture of its own is left
 * to the address.
 */
export function pictureFactsOf(product: ShownProduct): PictureFacts | null | undefined {
  if (product.upload) return uploadFacts(product.upload, product.slug)
  const isKit = product.kitCategory === null
  const facts = factsOf(product.image) ?? factsOf(product.slug) ?? factsOf(familyPicture(product))
  return facts ?? (isKit ? undefined : null)
}

function familyPicture(product: ShownProduct): string | null {
  return pictureOf({ ...product, isCookingKit: false })
}

/** The picture that shows a product beside a ruler. */
export function scalePictureOf({ slug }: { slug: string }): PictureFacts | undefined {
  return factsOf(`${slug}-scale`)
}

/**
 * What else our own pictures show of a product: a part of it from close by, or its packed crates. Where staff uploaded a
 * picture there is none: theirs may be of another make.
 */
export function furtherPicturesOf({ slug, upload }: { slug: string; upload?: UploadedPicture | null }): {
  detailPicture?: PictureFacts | undefined
  cratePicture?: PictureFacts | undefined
} {
  if (upload) return {}
  return { detailPicture: factsOf(`${slug}-detail`), cratePicture: factsOf(`${slug}-crate`) }
}

/** The picture of that name itself, never one of its family. */
export function factsOf(name: string | null): PictureFacts | undefined {
  const picture = name === null ? undefined : described.get(name)
  if (name === null || !picture) return undefined
  const { width, height, color, hash } = picture
  return { name, width, height, color, version: hash }
}
