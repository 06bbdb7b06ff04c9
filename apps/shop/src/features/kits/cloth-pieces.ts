import type { KitLine } from '@trivet/core/kits'

/** One thing lying on the cloth: the n-th piece of a line. */
export type ClothPiece = {
  key: string
  line: KitLine
  /** How many more of it are in the kit than are drawn; only on the last one. */
  hidden: number
}

const drawnOfEach = 4

/** The pieces of a kit in the order in which they were laid down: what lay there before keeps its turn. */
export function clothPieces(lines: readonly KitLine[], laidBefore: readonly string[] = []): ClothPiece[] {
  const pieces = new Map(lines.flatMap(piecesOf).map((piece) => [piece.key, piece]))
  const keys = new Set([...laidBefore.filter((key) => pieces.has(key)), ...pieces.keys()])
  return [...keys].flatMap((key) => pieces.get(key) ?? [])
}

function piecesOf(line: KitLine): ClothPiece[] {
  const drawn = Math.min(line.quantity, drawnOfEach)
  return Array.from({ length: drawn }, (_, index) => ({
    key: `${line.product}:${index}`,
    line,
    hidden: index === drawn - 1 ? line.quantity - drawn : 0,
  }))
}
