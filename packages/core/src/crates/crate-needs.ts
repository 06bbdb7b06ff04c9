import type { Count } from '../money/money.ts'

/** A crate from outside, in centimeters, and empty in grams. */
export const crateSizeCm = [60, 40, 42] as const
export const crateGrams = 2_800

// a driver lifts a crate alone, and a packed crate is never quite full
const mostGrams = 20_000
const fullShare = 0.8

const volumeOf = ([length, width, height]: readonly [number, number, number]) => length * width * height

/** How many crates a load takes, by its volume in cubic centimeters and its weight in grams; at least one. */
export function cratesForLoad({ volume, grams }: { volume: number; grams: number }): Count {
  const bySpace = volume / (volumeOf(crateSizeCm) * fullShare)
  return Math.max(1, Math.ceil(Math.max(bySpace, grams / mostGrams)))
}

type Specification = { name: string; value: string }

/** A kind of piece of an order line, as far as the catalog knows its size. */
export type CratedPiece = {
  quantity: Count
  grams: number | null
  specifications: readonly Specification[]
}

/** An order line: a kit of the catalog with its own specifications, or pieces that are put together. */
export type CratedLine = {
  quantity: Count
  /** Of the product; none of a custom kit. */
  specifications: readonly Specification[]
  /** All of the line. */
  pieces: readonly CratedPiece[]
}

/**
 * How many crates an order is packed in, at least one. A kit goes into as many as its page says, each for itself;
 * everything else is put together by volume and weight. A piece whose size or weight nobody wrote down takes no room.
 * See docs/policy.md#crates.
 */
export function cratesNeeded(lines: readonly CratedLine[]): Count {
  let ofKits = 0
  const loose: CratedPiece[] = []
  for (const { quantity, specifications, pieces } of lines) {
    const stated = statedCrates(specifications)
    if (stated === null) loose.push(...pieces)
    else ofKits += stated * quantity
  }
  if (loose.length === 0) return Math.max(1, ofKits)
  const volume = loose.reduce((sum, piece) => sum + piece.quantity * volumeOfPiece(piece), 0)
  const grams = loose.reduce((sum, piece) => sum + piece.quantity * (piece.grams ?? 0), 0)
  return ofKits + cratesForLoad({ volume, grams })
}

/** Of '2 crates of 23.6 × 15.7 × 16.5 in (60 × 40 × 42 cm)'. */
function statedCrates(specifications: readonly Specification[]): Count | null {
  const said = specifications.find(({ name }) => name === 'Packed in')?.value ?? ''
  const [, stated] = /^([1-9]\d?) crates?\b/i.exec(said) ?? []
  return stated === undefined ? null : Number(stated)
}

/** Of '9.4 × 9.4 × 3.1 in (24 × 24 × 8 cm)', in cubic centimeters. */
function volumeOfPiece({ specifications }: CratedPiece): number {
  const said = specifications.find(({ name }) => name === 'Dimensions')?.value ?? ''
  const [length, width, height] = (/\(([\d.]+) × ([\d.]+) × ([\d.]+) cm\)/.exec(said) ?? [])
    .slice(1)
    .map(Number)
  return length && width && height ? volumeOf([length, width, height]) : 0
}
