import type { ClothPiece } from './cloth-piece.ts'

/** Written in by the build, from the list beside the pictures. */
declare const CUTOUT_SIZES: Readonly<Record<string, readonly [width: number, height: number]>>

export type Cutout = {
  /** In millimeters. */
  height: number
  /** How wide the place is in which it lies: the same for all, so that they keep one scale. */
  placeWidth: number
}

/** The cut-outs of pieces that lie beside each other, by the id of the piece; a piece without one is not in it. */
export function cutoutsOf(pieces: readonly ClothPiece[]): ReadonlyMap<string, Cutout> {
  const sizes = pieces.flatMap(({ _id, slug }) => {
    const [width, height] = CUTOUT_SIZES[slug] ?? []
    return width && height ? [{ _id, width, height }] : []
  })
  const placeWidth = Math.max(...sizes.map(({ width }) => width))
  return new Map(sizes.map(({ _id, height }) => [_id, { height, placeWidth }]))
}
