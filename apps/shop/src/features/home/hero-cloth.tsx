import { cn } from '@trivet/ui/cn'
import { useState } from 'react'
import type { ClothPiece } from './cloth-piece.ts'
import { cutoutsOf } from './cutouts.ts'
import { HeroDocket } from './hero-docket.tsx'
import { LaidPiece } from './laid-piece.tsx'

/** Tap a piece off the cloth, or on again: the docket beside it follows. */
export function HeroCloth({ pieces }: { pieces: readonly ClothPiece[] }) {
  const [takenOff, setTakenOff] = useState<readonly string[]>([])
  const isLaid = ({ _id }: ClothPiece) => !takenOff.includes(_id)

  function toggle(piece: ClothPiece) {
    setTakenOff(isLaid(piece) ? [...takenOff, piece._id] : takenOff.filter((id) => id !== piece._id))
  }

  const [first, ...others] = pieces
  const cutouts = cutoutsOf(others)
  return (
    <div
      role="group"
      aria-label="What lies on the cloth"
      className="ml-18 grid gap-x-5 gap-y-6 py-8 pr-page sm:ml-24 sm:grid-cols-[1fr_auto] lg:py-10"
    >
      {first && (
        <LaidPiece
          piece={first}
          isLaid={isLaid(first)}
          onToggle={() => toggle(first)}
          isLarge
          className="max-w-96 self-end"
        />
      )}
      <HeroDocket
        pieces={pieces.filter(isLaid)}
        className="self-start max-sm:order-last max-sm:-ml-10 sm:-ml-14 sm:w-76 sm:translate-y-6"
      />
      <div className="grid grid-cols-3 gap-3 sm:col-span-2 sm:gap-5">
        {others.map((piece, index) => (
          <LaidPiece
            key={piece._id}
            piece={piece}
            cutout={cutouts.get(piece._id)}
            isLaid={isLaid(piece)}
            onToggle={() => toggle(piece)}
            className={cn(index === 1 && 'mt-5', index === 2 && 'mt-2')}
          />
        ))}
      </div>
    </div>
  )
}
