import qrcode from 'qrcode'
import { feet, markBox, ring } from './mark.ts'

export const peppercorn = '#221A20'

// in modules on every side; scanners need it
const quietZone = 4

// of the whole width: at level H a code still reads with far more than this covered
const markShare = 0.24

export type QrDrawing = {
  /** In modules, quiet zone included. */
  size: number
  /** The dark modules as one path. */
  path: string
  /** Where the mark lies, and the white ground under it. */
  mark: { x: number; y: number; size: number }
}

/** A link as a QR code that forgives most (level H), since our mark covers its middle. */
export function drawQr(link: string): QrDrawing {
  const { modules } = qrcode.create(link, { errorCorrectionLevel: 'H' })
  const rows = Array.from({ length: modules.size }, (_, row) => {
    const dark = Array.from({ length: modules.size }, (_, column) => modules.get(row, column) === 1)
    return rowPath(dark, row + quietZone)
  })
  const size = modules.size + 2 * quietZone
  // an odd number of modules sits exactly on the grid
  const markSize = Math.floor((modules.size * markShare) / 2) * 2 + 1
  const corner = (size - markSize) / 2
  return { size, path: rows.join(''), mark: { x: corner, y: corner, size: markSize } }
}

/** Each run of dark modules is one rectangle: no hair lines between them. */
function rowPath(dark: boolean[], y: number): string {
  let path = ''
  for (let from = 0; from < dark.length; from += 1) {
    if (!dark[from]) continue
    let to = from
    while (dark[to]) to += 1
    path += `M${from + quietZone} ${y}h${to - from}v1h-${to - from}z`
    from = to
  }
  return path
}

/** A picture of the code, `width` pixels wide. */
export function qrSvg(link: string, width: number): string {
  const { size } = drawQr(link)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 ${size} ${size}">` +
    `${qrGroup(link)}</svg>`
  )
}

/** The same inside a larger drawing, one unit a module. */
export function qrGroup(link: string): string {
  const { size, path, mark } = drawQr(link)
  const scale = (mark.size * 0.8) / markBox
  const inset = mark.size * 0.1
  const lines = feet.map((d) => `<path d="${d}" stroke-width="6" stroke-linecap="round"/>`).join('')
  return (
    `<rect width="${size}" height="${size}" fill="#fff"/>` +
    `<path d="${path}" fill="${peppercorn}" shape-rendering="crispEdges"/>` +
    `<rect x="${mark.x}" y="${mark.y}" width="${mark.size}" height="${mark.size}" fill="#fff"/>` +
    `<g transform="translate(${mark.x + inset} ${mark.y + inset}) scale(${scale})" fill="none" stroke="${peppercorn}">` +
    `<circle cx="${ring.x}" cy="${ring.y}" r="${ring.r}" stroke-width="${ring.width}"/>${lines}</g>`
  )
}
