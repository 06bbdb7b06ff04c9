import { cn } from '@trivet/ui/cn'
import { memo, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { paths } from '../../paths.ts'
import { PieceDrawing } from './piece-drawing.tsx'
import { lookOf } from './piece-look.ts'
import type { LaidOut } from './use-laid-pieces.ts'

type LaidPieceProps = Pick<LaidOut, 'line' | 'hidden' | 'left' | 'top' | 'width' | 'height'> & {
  onTakeOff: (product: string) => void
}

/** A thing on the cloth: laid down when it comes, a button that takes it off again. */
export const LaidPiece = memo(function LaidPiece({ line, hidden, onTakeOff, ...place }: LaidPieceProps) {
  function takeOffByKey(event: KeyboardEvent) {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return
    event.preventDefault()
    onTakeOff(line.product)
  }
  return (
    <li
      style={placeStyle(place)}
      className="absolute top-0 left-0 transition-[translate] duration-320 ease-lay"
    >
      <button
        type="button"
        title={line.name}
        aria-label={`Remove ${line.name}`}
        onClick={() => onTakeOff(line.product)}
        onKeyDown={takeOffByKey}
        // thin things are hard to hit
        className="group relative block size-full rounded-cloth transition-[translate,rotate,opacity] duration-320 ease-lay before:absolute before:inset-x-0 before:top-1/2 before:h-full before:min-h-8 before:-translate-y-1/2 starting:-translate-y-2 starting:rotate-[1.2deg] starting:opacity-0"
      >
        <PieceView line={line} className="group-hover:-translate-y-1 group-focus-visible:-translate-y-1" />
        {hidden > 0 && (
          <span className="absolute top-1/2 left-1/2 -translate-1/2 rounded-tool border border-input bg-card px-2.5 py-0.5 font-mono text-caption">
            +{hidden} more
          </span>
        )}
      </button>
    </li>
  )
})

/** What has just been taken off, on its way up. */
export function LiftedPiece({ line, ...place }: LaidOut) {
  return (
    <li aria-hidden style={placeStyle(place)} className="pointer-events-none absolute top-0 left-0">
      <div className="size-full -translate-y-4 rotate-[1.2deg] opacity-0 transition duration-320 ease-lay starting:translate-y-0 starting:rotate-0 starting:opacity-100">
        <PieceView line={line} />
      </div>
    </li>
  )
}

function PieceView({ line, className }: Pick<LaidOut, 'line'> & { className?: string }) {
  const [hasFailed, setHasFailed] = useState(false)
  const { hasCutout } = lookOf(line)
  const classes = cn('size-full transition duration-200 ease-lay', className)
  if (!hasCutout || hasFailed) {
    return (
      <PieceDrawing
        category={line.category}
        className={cn(classes, '[filter:drop-shadow(0_6px_6px_var(--contact))]')}
      />
    )
  }
  return (
    <img
      src={paths.picture({ name: `${line.slug}-cutout`, format: 'webp', width: 640 })}
      alt=""
      decoding="async"
      onError={() => setHasFailed(true)}
      className={cn(classes, 'object-contain')}
    />
  )
}

function placeStyle({ left, top, width, height }: Pick<LaidOut, 'left' | 'top' | 'width' | 'height'>) {
  // moved by a transform: a piece that moves leaves the page's layout alone
  return { translate: `${left}cqw ${top}cqw`, width: `${width}cqw`, height: `${height}cqw` }
}
