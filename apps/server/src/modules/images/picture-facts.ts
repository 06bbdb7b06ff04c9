import type { PictureFacts } from '@trivet/core'
import pictures from '../../../images/pictures.json' with { type: 'json' }
import type { PictureDescription } from './describe-pictures.ts'
import { pictureOf, type PicturedProduct } from './picture-of.ts'

const described = new Map<string, PictureDescription>(Object.entries(pictures))

type ShownProduct = Omit<PicturedProduct, 'isCookingKit'> & { image: string }

/** What a page must know of a product's picture, without asking anybody: its own, or that of its family. */
export function pictureFactsOf(product: ShownProduct): PictureFacts | undefined {
  return factsOf(product.image) ?? factsOf(product.slug) ?? factsOf(familyPicture(product))
}

// what a kit holds would take a query, so a kit without a picture of its own is left to the picture's address
function familyPicture(product: ShownProduct): string | null {
  return pictureOf({ ...product, isCookingKit: false })
}

/** The picture that shows a product beside a ruler. */
export function scalePictureOf({ slug }: { slug: string }): PictureFacts | undefined {
  return factsOf(`${slug}-scale`)
}

/** The picture of that name itself, never one of its family. */
export function factsOf(name: string | null): PictureFacts | undefined {
  const picture = name === null ? undefined : described.get(name)
  if (name === null || !picture) return undefined
  const { width, height, color, hash } = picture
  return { name, width, height, color, version: hash }
}
