import type { PictureFacts } from '@trivet/core/contract/catalog'
import { Picture } from '@trivet/ui/picture'
import type { PictureProps } from '@trivet/ui/picture'
import { paths } from '../../paths.ts'
import { pictureSources } from './picture-sources.ts'

export type ProductImageProps = Omit<PictureProps, 'src' | 'alt' | 'width' | 'height'> & {
  product: { name: string; image: string; picture?: PictureFacts | null | undefined }
  /** Empty where the name stands beside the picture. */
  alt?: string
}

/** The picture of a product; a bare cloth with the mark where there is none. */
export function ProductImage({ product, alt = product.name, sizes, ...props }: ProductImageProps) {
  const { width = 800, height = 800, color, ...named } = product.picture ?? { name: product.image }
  const hasNone = product.picture === null || named.name === ''
  if (hasNone) return <Picture src={null} alt={alt} width={width} height={height} {...props} />
  // what is lazy has a place when it is loaded, so the browser can see how wide it is
  const shown = sizes ?? (props.priority ? '100vw' : 'auto, 100vw')
  return (
    <Picture
      src={paths.picture({ ...named, format: 'webp', width: 800 })}
      sources={pictureSources({ ...named, width: product.picture?.width }, sizes)}
      sizes={shown}
      alt={alt}
      width={width}
      height={height}
      blurColor={color ?? undefined}
      {...props}
    />
  )
}
