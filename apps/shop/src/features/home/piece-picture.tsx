import { cn } from '@trivet/ui/cn'
import { ProductImage } from '../../components/product/product-image.tsx'
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
  const name = `${piece.slug}-cutout`
  return (
    <span className={cn('relative block', laidDown, !isLaid && takenUp)}>
      {/* an empty drawing of the place keeps the scale, whatever the screen, without an inline style */}
      <svg viewBox={`0 0 ${cutout.placeWidth} ${cutout.height}`} className="block w-full" />
      <picture className="contents">
        <source type="image/avif" srcSet={paths.picture({ name, format: 'avif', width: 480 })} />
        <img
          alt=""
          decoding="async"
          src={paths.picture({ name, format: 'webp', width: 480 })}
          className="absolute inset-0 size-full object-contain"
        />
      </picture>
    </span>
  )
}
