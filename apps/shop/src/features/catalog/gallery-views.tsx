import type { PictureFacts, Product } from '@trivet/core/contract/catalog'
import type { ReactNode } from 'react'
import { ProductImage } from '../../components/product/product-image.tsx'
import { DrawnSize, sizeOf } from './size-figure.tsx'

/** Written in by the build, from the list beside the pictures. */
declare const CUTOUT_SIZES: Readonly<Record<string, readonly [width: number, height: number]>>

export type GalleryView = { label: string; picture: ReactNode }

/** Every picture there is of a product: the photo, beside a ruler or in its crate, and cut out. */
export function viewsOf(product: Product): GalleryView[] {
  const { name, slug, image, picture, scalePicture } = product
  const size = sizeOf(product)
  const cutout = CUTOUT_SIZES[slug]
  return [
    { label: 'Photo', picture: <Large name={name} image={image} picture={picture} /> },
    ...(size
      ? [
          {
            label: size.isCrate ? 'How it arrives' : 'How big it is',
            picture: scalePicture ? (
              <Large name={`${name} beside a ruler`} image={scalePicture.name} picture={scalePicture} />
            ) : (
              <DrawnSize name={name} size={size} />
            ),
          },
        ]
      : []),
    ...(cutout
      ? [{ label: 'From above', picture: <Large name={`${name} from above`} image={`${slug}-cutout`} /> }]
      : []),
  ]
}

type LargeProps = { name: string; image: string; picture?: PictureFacts | null | undefined }

function Large({ name, image, picture }: LargeProps) {
  // twice the screen, because that is how large it can be shown
  return <ProductImage product={{ name, image, picture }} sizes="200vw" className="rounded-cloth" />
}
