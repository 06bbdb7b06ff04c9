import { join } from 'node:path'

/** The fonts of the card, as TrueType files (see fonts/README.md). */
const fonts = join(import.meta.dirname, '../../../fonts')

export const cardFonts = {
  display: { family: 'Besley', file: join(fonts, 'besley-600.ttf'), rise: 0.86 },
  text: { family: 'Instrument Sans', file: join(fonts, 'instrument-sans-500.ttf'), rise: 0.7 },
  mono: { family: 'Spline Sans Mono', file: join(fonts, 'spline-sans-mono-600.ttf'), rise: 0.6 },
} as const satisfies Record<string, CardFontFile>

/** `rise`: how far above the middle of its letters a line of 1.2 begins, in sizes. */
type CardFontFile = { family: string; file: string; rise: number }

export type CardFont = keyof typeof cardFonts

/** In points, 72 to the inch. */
export const cardFormats = {
  '4x6': { width: 288, height: 432 },
  a6: { width: 297.64, height: 419.53 },
} as const

export type CardFormat = keyof typeof cardFormats

export type CardColor = 'ink' | 'quiet' | 'onButter'

export type CardText = {
  text: string
  font: CardFont
  size: number
  color: CardColor
  /** The middle of the line, from the top. */
  middle: number
}

export type CardBox = { x: number; y: number; width: number; height: number }

export type CardLayout = {
  width: number
  height: number
  /** The cloth at the top. */
  band: CardBox
  qr: CardBox
  /** The saving, on butter: the one thing that is marked. */
  chip: CardBox
  mark: CardBox
  texts: CardText[]
}

/** No printer cuts here. */
export const safeMargin = 18

// 40 px
const codeSize = 30

const qrSize = 148

export type CardContent = {
  /** Its name. */
  shop: string
  code: string
  link: string
  isStay: boolean
}

/** Where everything lies; picture and PDF are drawn from the same numbers. */
export function cardLayout(format: CardFormat, { shop, code, link, isStay }: CardContent): CardLayout {
  const { width, height } = cardFormats[format]
  const middle = width / 2
  const inner = width - 2 * safeMargin
  const bottom = height - safeMargin
  const qrTop = 140
  // the mark stands beside it
  const nameSize = Math.min(12, (inner - 40) / (shop.length * 0.56))
  const chip = { x: middle - 78, y: qrTop + qrSize + 8, width: 156, height: 22 }
  const line = (text: string, font: CardFont, size: number, at: number, color: CardColor): CardText => ({
    text,
    font,
    size,
    color,
    middle: at,
  })
  return {
    width,
    height,
    band: { x: safeMargin, y: safeMargin, width: inner, height: 34 },
    qr: { x: middle - qrSize / 2, y: qrTop, width: qrSize, height: qrSize },
    chip,
    mark: { x: middle - 16 - (shop.length * nameSize) / 3.6, y: bottom - 17, width: 16, height: 16 },
    texts: [
      line(isStay ? 'The kitchen for your stay' : 'A kitchen for your trip', 'display', 19, 78, 'ink'),
      line('Pots, pans and sharp knives, brought before you arrive', 'text', 9, 102, 'quiet'),
      line('and picked up when you leave. You wash nothing.', 'text', 9, 115, 'quiet'),
      line('10% off your first order', 'text', 10.5, chip.y + chip.height / 2, 'onButter'),
      line(code, 'mono', codeSize, chip.y + chip.height + 26, 'ink'),
      line(shortLink(link), 'text', fittingSize(shortLink(link), inner), chip.y + chip.height + 50, 'quiet'),
      line(shop, 'display', nameSize, bottom - 9, 'ink'),
    ],
  }
}

/** As people type it. */
function shortLink(link: string): string {
  return link.replace(/^https?:\/\/(www\.)?/, '')
}

/** A long address gets smaller letters; half a size is about what a letter takes. */
function fittingSize(text: string, width: number): number {
  return Math.min(8.5, width / (text.length * 0.56))
}
