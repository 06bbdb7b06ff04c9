import type { KitLine } from '@trivet/core/kits'
import { cn } from '@trivet/ui/cn'
import { memo, useCallback, useDeferredValue, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { ClothRuler } from './cloth-ruler.tsx'
import { LaidPiece, LiftedPiece } from './laid-piece.tsx'
import { useIsWide } from './use-is-wide.ts'
import { useLaidPieces, useLiftedPieces } from './use-laid-pieces.ts'

type KitClothProps = {
  lines: readonly KitLine[]
  discountPercent: number
  onTakeOne: (product: string) => void
  /** Lies on the cloth while nothing else does. */
  children: ReactNode
}

// in millimeters; with more things the cloth is seen from further away
const wideCloth = { widths: [1150, 1280, 1450, 1650, 1900, 2200, 2600, 3000], longest: 0.58 } as const
const narrowCloth = { widths: [700, 820, 950, 1100, 1300, 1550, 1850], longest: 1.15 } as const

/** The tea towel with everything that is in the kit; a press on a thing takes it off again. */
export function KitCloth({ lines, discountPercent, onTakeOne, children }: KitClothProps) {
  const isWide = useIsWide()
  // the pressed button and the sums answer first; a frame later the thing lies on the cloth
  const { laid, width, height } = useLaidPieces(useDeferredValue(lines), isWide ? wideCloth : narrowCloth)
  const lifted = useLiftedPieces(laid)
  const list = useRef<HTMLUListElement>(null)
  const takenFrom = useRef(-1)
  const takeOff = useCallback(
    (product: string) => {
      takenFrom.current = buttonsOf(list.current).findIndex((button) => button === document.activeElement)
      onTakeOne(product)
    },
    [onTakeOne],
  )
  useLayoutEffect(() => {
    const at = takenFrom.current
    takenFrom.current = -1
    // the pressed button has gone; what lies there now takes the focus, or the cloth after the last one
    const buttons = buttonsOf(list.current)
    const next = buttons[Math.min(at, buttons.length - 1)] ?? list.current
    if (at >= 0) next?.focus({ preventScroll: true })
  }, [laid])

  return (
    <section
      aria-label="Your cloth"
      className="off-left-edge rounded-r-cloth weave weave-custom stitched pt-8 pr-4 pb-6 pl-18 max-lg:off-right-edge sm:pl-24 lg:pr-10 xl:pl-[calc(max(theme(--spacing-page),(100vw-theme(--container-page))/2)+4rem)]"
    >
      <Thread isWoven={discountPercent >= 5} className="left-10" />
      <Thread isWoven={discountPercent >= 10} className="left-13" />
      <div className="min-h-72 lg:min-h-80">
        {laid.length === 0 && children}
        <ul
          ref={list}
          tabIndex={-1}
          aria-label="Things on your cloth"
          className="@container relative rounded-cloth"
          // an empty cloth has no style: the server's HTML may carry none
          style={laid.length > 0 ? { aspectRatio: `${width} / ${height}` } : undefined}
        >
          {lifted.map((piece) => (
            <LiftedPiece {...piece} key={`lifted ${piece.key}`} />
          ))}
          {laid.map(({ key, ...piece }) => (
            <LaidPiece key={key} {...piece} onTakeOff={takeOff} />
          ))}
        </ul>
      </div>
      <Ruler clothWidth={width} />
    </section>
  )
}

const Ruler = memo(ClothRuler)

function buttonsOf(list: HTMLElement | null): HTMLButtonElement[] {
  return [...(list?.querySelectorAll('button') ?? [])]
}

/** Woven into the stripe when the kit has grown enough to cost less. */
function Thread({ isWoven, className }: { isWoven: boolean; className: string }) {
  return (
    <span
      aria-hidden
      className={cn(
        'absolute inset-y-0 w-1.5 origin-top bg-(--s) transition duration-320 ease-lay',
        !isWoven && 'scale-y-0',
        className,
      )}
    />
  )
}
