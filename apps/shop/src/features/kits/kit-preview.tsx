import type { KitItem } from '@trivet/core/contract/kits'
import { ProductImage } from '../../components/product/product-image.tsx'
import { PieceDrawing } from './piece-drawing.tsx'

const shown = 4

/** Up to four of the things in a kit, and how many more there are. */
export function KitPreview({ items }: { items: readonly KitItem[] }) {
  const more = items.length - shown
  return (
    <div className="flex gap-2 pt-5 pr-5 pl-12">
      {items.slice(0, shown).map((item) => (
        <ProductImage
          key={item.product}
          product={item}
          sizes="6rem"
          className="min-w-0 max-w-24 flex-1 self-start rounded-cloth border"
          fallback={<PieceDrawing category={item.category} className="w-4/5" />}
        />
      ))}
      {more > 0 && (
        <p className="flex min-w-12 items-center justify-center font-mono text-small">
          +{more}
          <span className="sr-only"> more</span>
        </p>
      )}
    </div>
  )
}
