import type { Product } from '@trivet/core/contract/catalog'
import { Picture } from '@trivet/ui/picture'
import { pictureSources } from '../../components/product/picture-sources.ts'
import { paths } from '../../paths.ts'
import { CrateDrawing } from './crate-drawing.tsx'
import { SizeDrawing } from './size-drawing.tsx'

const figureSizes = '(min-width: 1024px) 480px, 100vw'

/** How big it really is: on a cloth with a ruler, rendered or drawn, and in inches and centimeters. */
export function SizeFigure({ product }: { product: Product }) {
  const size = sizeOf(product)
  if (!size) return null
  const { scalePicture } = product
  return (
    <figure>
      {scalePicture ? (
        <Picture
          src={paths.picture({ ...scalePicture, format: 'webp', width: 800 })}
          sources={pictureSources(scalePicture, figureSizes)}
          sizes={figureSizes}
          alt={`${product.name} on a cloth, beside a ruler in inches and centimeters`}
          width={scalePicture.width}
          height={scalePicture.height}
          blurColor={scalePicture.color ?? undefined}
          className="rounded-cloth border"
        />
      ) : (
        <DrawnSize name={product.name} size={size} />
      )}
      <figcaption className="mt-2 flex flex-wrap justify-between gap-x-4 text-small">
        <span className="font-medium">{size.isCrate ? 'How it arrives' : 'How big it is'}</span>
        <span className="font-mono text-caption text-muted-foreground tabular-nums">{size.text}</span>
      </figcaption>
    </figure>
  )
}

export function DrawnSize({ name, size: { isCrate, length, depth, height } }: { name: string; size: Size }) {
  if (isCrate) return <CrateDrawing length={length} height={height} />
  return <SizeDrawing name={name} length={length} depth={depth} />
}

type Size = { isCrate: boolean; text: string; length: number; depth: number; height: number }

const centimeters = /\(([\d.]+) × ([\d.]+) × ([\d.]+) cm\)/

/** A single piece has its own size, a kit that of the crate it comes in. */
export function sizeOf({ specifications }: Product): Size | null {
  for (const { name, value } of specifications) {
    const [length, depth, height] = (centimeters.exec(value) ?? []).slice(1).map(Number)
    if (length && depth && height) {
      return { isCrate: name !== 'Dimensions', text: value, length, depth, height }
    }
  }
  return null
}
