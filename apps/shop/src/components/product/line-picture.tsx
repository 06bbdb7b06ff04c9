import { cn } from '@trivet/ui/cn'
import { ProductImage } from './product-image.tsx'

type Piece = { product: string; name: string; image: string }

export type LinePictureProps = {
  item: {
    name: string
    image: string
    isCustomKit?: boolean | undefined
    items?: readonly Piece[] | undefined
  }
  sizes: string
  className?: string
}

const shown = 4

/** What a line of a cart or an order is, beside its name; a custom kit is shown by up to four of its pieces. */
export function LinePicture({ item, sizes, className }: LinePictureProps) {
  const pieces = item.isCustomKit ? (item.items ?? []).slice(0, shown) : []
  if (pieces.length < 2) return <ProductImage product={item} alt="" sizes={sizes} className={className} />
  return (
    <div
      data-slot="kit-picture"
      className={cn(
        'grid aspect-square grid-cols-2 content-center gap-px overflow-hidden bg-muted',
        className,
      )}
    >
      {pieces.map((piece) => (
        <ProductImage key={piece.product} product={piece} alt="" sizes={sizes} />
      ))}
    </div>
  )
}
