import type { KitLine } from '@trivet/core/kits'
import { useEffect, useMemo, useState } from 'react'
import { clothPieces } from './cloth-pieces.ts'
import type { ClothPiece } from './cloth-pieces.ts'
import { packFittingCloth } from './pack-cloth.ts'
import type { ClothSizes } from './pack-cloth.ts'
import { lookOf } from './piece-look.ts'

/** A piece with its place, in hundredths of the cloth's width: a longer cloth then moves nothing. */
export type LaidOut = ClothPiece & { left: number; top: number; width: number; height: number }

export type LaidCloth = { laid: readonly LaidOut[]; width: number; height: number }

/** Where everything in the kit lies; what lay there before stays where it is. */
export function useLaidPieces(lines: readonly KitLine[], sizes: ClothSizes): LaidCloth {
  const [order, setOrder] = useState<readonly string[]>([])
  const pieces = useMemo(() => clothPieces(lines, order), [lines, order])
  if (pieces.length !== order.length || pieces.some(({ key }, index) => key !== order[index])) {
    setOrder(pieces.map(({ key }) => key))
  }
  return useMemo(() => layOut(pieces, sizes), [pieces, sizes])
}

function layOut(pieces: readonly ClothPiece[], sizes: ClothSizes): LaidCloth {
  const { places, width, height } = packFittingCloth(
    pieces.map(({ line }) => lookOf(line)),
    sizes,
  )
  const laid = pieces.flatMap((piece, index) => {
    const place = places[index]
    if (!place) return []
    return {
      ...piece,
      left: (place.x / width) * 100,
      top: (place.y / width) * 100,
      width: (place.width / width) * 100,
      height: (place.height / width) * 100,
    }
  })
  return { laid, width, height }
}

const liftTime = 320

/** What was taken off a moment ago and is still to be seen leaving. */
export function useLiftedPieces(laid: readonly LaidOut[]): readonly LaidOut[] {
  const [before, setBefore] = useState(laid)
  const [lifted, setLifted] = useState<readonly LaidOut[]>([])
  if (laid !== before) {
    setBefore(laid)
    const here = new Set(laid.map(({ key }) => key))
    setLifted(before.filter(({ key }) => !here.has(key)))
  }
  useEffect(() => {
    if (lifted.length === 0) return
    const timer = setTimeout(() => setLifted([]), liftTime)
    return () => clearTimeout(timer)
  }, [lifted])
  return lifted
}
