import { formatDollars } from '@trivet/core/money'
import { cn } from '@trivet/ui/cn'
import { Minus, Plus } from 'lucide-react'
import type { ClothPiece } from './cloth-piece.ts'
import type { Cutout } from './cutouts.ts'
import { PiecePicture } from './piece-picture.tsx'

type LaidPieceProps = {
  piece: ClothPiece
  cutout?: Cutout | undefined
  isLaid: boolean
  onToggle: () => void
  isLarge?: boolean
  className?: string
}

/** A piece on the cloth; taken off, its outline stays in stitches. */
export function LaidPiece({ piece, cutout, isLaid, onToggle, isLarge = false, className }: LaidPieceProps) {
  const Icon = isLaid ? Minus : Plus
  return (
    <button
      type="button"
      aria-pressed={isLaid}
      onClick={onToggle}
      className={cn('group flex min-w-0 flex-col self-start rounded-cloth text-left', className)}
    >
      <span className={cn('relative block w-full rounded-cloth', cutout && 'pt-9', !isLaid && 'stitched')}>
        <PiecePicture piece={piece} cutout={cutout} isLaid={isLaid} isLarge={isLarge} />
        <span
          aria-hidden
          className={cn(
            'absolute top-1.5 left-1.5 flex size-6 items-center justify-center rounded-tool border border-input bg-card group-hover:bg-muted sm:top-2 sm:left-2 sm:size-8',
            isLarge && 'top-2 left-2 size-8',
          )}
        >
          <Icon strokeWidth={1.75} className="size-4" />
        </span>
      </span>
      <span className={cn('mt-2 font-semibold wrap-anywhere', isLarge ? 'text-small' : 'text-caption')}>
        {piece.name}
      </span>
      <span className="font-mono text-caption text-muted-foreground">
        {formatDollars(piece.price)}
        <span className="sr-only"> a week, on the cloth</span>
      </span>
    </button>
  )
}
