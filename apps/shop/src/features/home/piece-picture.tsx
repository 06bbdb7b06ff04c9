import { cn } from '@trivet/ui/cn'
import { ProductImage } from '../../components/product-image.tsx'
import { paths } from '../../paths.ts'
import type { ClothPiece } from './cloth-piece.ts'
import type { Cutout } from './cutouts.ts'

type PiecePictureProps = {
  piece: ClothPiece
  cutout: Cutout | undefined
  isLaid: boolean
  isLarge: boolean
}

const laidDown = 'transition duration-320 ease-lay starting:-translate-y-2 starting:rotate-1'
const takenUp = '-translate-y-2 rotate-1 opacity-0'

/** The thing itself, lying on the cloth; where it is not cut out yet, its photograph. */
export function PiecePicture({ piece, cutout, isLaid, isLarge }: PiecePictureProps) {
  if (!cutout) {
    return (
      <ProductImage
        product={piece}
        alt=""
        priority={isLarge}
        sizes={isLarge ? '(min-width: 640px) 384px, 75vw' : '(min-width: 1024px) 190px, 25vw'}
        className={cn('rounded-cloth border shadow-contact', laidDown, !isLaid && [takenUp, 'shadow-none'])}
      />
    )
  }
  const { width, height, placeWidth } = cutout
  // a drawing with a picture in it is as wide as its place, whatever the screen, and keeps the scale
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${placeWidth} ${height}`}
      className={cn('block w-full', laidDown, !isLaid && takenUp)}
    >
      <image
        href={paths.picture({ name: `${piece.slug}-cutout`, format: 'webp', width: 480 })}
        x={(placeWidth - width) / 2}
        width={width}
        height={height}
      />
    </svg>
  )
}
