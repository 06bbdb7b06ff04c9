import type { AdminProductRow } from '@trivet/core/contract/catalog'
import { Picture } from '@trivet/ui/picture'
import { pictureAddress, productPictureAddress } from './product-picture-address.ts'

type ProductThumbProps = { product: Pick<AdminProductRow, 'slug' | 'picture'> }

/** Beside the product's name, so it says nothing of its own. */
export function ProductThumb({ product: { slug, picture } }: ProductThumbProps) {
  const src = picture
    ? pictureAddress(picture, 320)
    : picture === null
      ? null
      : productPictureAddress(slug, 320)
  return (
    <Picture
      src={src}
      alt=""
      width={40}
      height={40}
      {...(picture?.color && { blurColor: picture.color })}
      className="size-10 shrink-0 rounded-cloth [&_img]:size-10 [&_img]:object-cover"
    />
  )
}
