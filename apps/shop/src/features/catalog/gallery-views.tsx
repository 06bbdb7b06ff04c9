import type { PictureFacts, Product } from '@trivet/core/contract/catalog'
import type { ReactNode } from 'react'
import { ProductImage } from '../../components/product/product-image.tsx'
import { DrawnSize, sizeOf } from './size-figure.tsx'

/** Written in by the build, from the list beside the pictures. */
declare const CUTOUT_SIZES: Readonly<Record<string, readonly [width: number, height: number]>>

export type GalleryView = {
  label: string
  picture: ReactNode
  /** The same, small, where it is a picture and no drawing. */
  thumbnail: ReactNode
}

/** Every picture there is of a product: the photo, from close by, in its crate, beside a ruler, and cut out. */
export function viewsOf(product: Product): GalleryView[] {
  const { name, slug, image, picture, scalePicture, detailPicture, cratePicture } = product
  const size = sizeOf(product)
  const cutout = CUTOUT_SIZES[slug]
  return [
    viewOf('Photo', { name, image, picture }),
    ...(detailPicture
      ? [
          viewOf('Close up', {
            name: `${name} from close by`,
            image: detailPicture.name,
            picture: detailPicture,
          }),
        ]
      : []),
    ...(cratePicture
      ? [
          viewOf('Packed', {
            name: `${name} packed to be delivered`,
            image: cratePicture.name,
            picture: cratePicture,
          }),
        ]
      : []),
    ...(size ? [sizeView(product, size)] : []),
    ...(cutout ? [viewOf('From above', { name: `${name} from above`, image: `${slug}-cutout` })] : []),
  ]

  function sizeView(of: Product, measures: NonNullable<typeof size>): GalleryView {
    const label = measures.isCrate ? 'How it arrives' : 'How big it is'
    return scalePicture
      ? viewOf(label, { name: `${of.name} beside a ruler`, image: scalePicture.name, picture: scalePicture })
      : { label, picture: <DrawnSize name={of.name} size={measures} />, thumbnail: null }
  }
}

type Shown = { name: string; image: string; picture?: PictureFacts | null | undefined }

function viewOf(label: string, shown: Shown): GalleryView {
  return {
    label,
    // twice the screen, because that is how large it can be shown
    picture: <ProductImage product={shown} sizes="200vw" className="rounded-cloth" />,
    thumbnail: <ProductImage product={shown} alt="" sizes="48px" />,
  }
}
