/** How much room a piece takes when it lies flat, in millimeters. */
export type Footprint = { width: number; height: number }

export type Place = Footprint & { x: number; y: number }

export type PackedCloth = { width: number; height: number; places: Place[] }

type Column = { x: number; width: number; height: number }
type Row = { y: number; height: number; width: number; columns: Column[] }

const gap = 26

/**
 * Lays pieces out in rows, in their order. A piece finds its place among those before it alone, so one more
 * piece never moves another: it goes under a smaller one, beside the last one, or into a row of its own.
 */
export function packCloth(pieces: readonly Footprint[], width: number): PackedCloth {
  const rows: Row[] = []
  const places = pieces.map((piece) => layOne(rows, shrunkTo(piece, width), width))
  const last = rows.at(-1)
  return { width, height: last ? last.y + last.height : 0, places }
}

/** How wide a cloth may be, narrowest first, and how long for its width. */
export type ClothSizes = { widths: readonly [number, ...number[]]; longest: number }

/** The narrowest of these cloths that holds everything without becoming too long; else the widest. */
export function packFittingCloth(pieces: readonly Footprint[], { widths, longest }: ClothSizes): PackedCloth {
  let packed = packCloth(pieces, widths[0])
  for (const width of widths.slice(1)) {
    if (packed.height <= packed.width * longest) break
    packed = packCloth(pieces, width)
  }
  return packed
}

function layOne(rows: Row[], piece: Footprint, clothWidth: number): Place {
  for (const row of rows) {
    const column = row.columns.find(
      (one) => piece.width <= one.width && one.height + gap + piece.height <= row.height,
    )
    if (column) return layUnder(column, row, piece)
  }
  const roomy = rows.find(
    (row, index) =>
      row.width + gap + piece.width <= clothWidth &&
      (piece.height <= row.height || index === rows.length - 1),
  )
  return layBeside(roomy ?? newRow(rows), piece)
}

function layUnder(column: Column, row: Row, { width, height }: Footprint): Place {
  const y = row.y + column.height + gap
  column.height += gap + height
  return { x: column.x + (column.width - width) / 2, y, width, height }
}

function layBeside(row: Row, { width, height }: Footprint): Place {
  const x = row.columns.length > 0 ? row.width + gap : 0
  row.columns.push({ x, width, height })
  row.width = x + width
  row.height = Math.max(row.height, height)
  return { x, y: row.y, width, height }
}

function newRow(rows: Row[]): Row {
  const last = rows.at(-1)
  const row = { y: last ? last.y + last.height + gap : 0, height: 0, width: 0, columns: [] }
  rows.push(row)
  return row
}

function shrunkTo({ width, height }: Footprint, clothWidth: number): Footprint {
  const share = Math.min(1, clothWidth / width)
  return { width: width * share, height: height * share }
}
