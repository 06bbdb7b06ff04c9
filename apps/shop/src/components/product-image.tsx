import { Picture } from '@trivet/ui/picture'
import type { PictureProps } from '@trivet/ui/picture'
import { paths } from '../paths.ts'

export type ProductImageProps = Omit<PictureProps, 'src' | 'alt' | 'width' | 'height'> & {
  product: { name: string; image: string }
  /** Empty where the name stands beside the picture. */
  alt?: string
}

/** The square picture of a product; a bare cloth with the mark where there is none. */
export function ProductImage({ product, alt = product.name, ...props }: ProductImageProps) {
  const src = product.image ? paths.picture({ name: product.image }) : null
  return <Picture src={src} alt={alt} width={800} height={800} {...props} />
}
