import { join } from 'node:path'
import { Font, StyleSheet } from '@react-pdf/renderer'
import { printableLetters } from './printable.ts'

const fonts = join(import.meta.dirname, '../../../fonts')

export const families = {
  display: 'Besley',
  text: 'Instrument Sans',
  mono: 'Spline Sans Mono',
} as const

const files = [
  [families.display, 600, 'besley-600.ttf'],
  [families.text, 500, 'instrument-sans-500.ttf'],
  [families.text, 600, 'instrument-sans-600.ttf'],
  [families.mono, 500, 'spline-sans-mono-500.ttf'],
  [families.mono, 600, 'spline-sans-mono-600.ttf'],
] as const

let ready: Promise<unknown> | null = null

/** Before the first page: what is drawn with our fonts finds them. */
export function readyFonts(): Promise<unknown> {
  return (ready ??= registerFonts())
}

function registerFonts(): Promise<unknown> {
  for (const [family, fontWeight, file] of files) {
    Font.register({ family, fontWeight, src: join(fonts, file) })
  }
  // order numbers and addresses are copied from paper: no hyphen may slip in
  Font.registerHyphenationCallback((word) => [word])
  return Promise.all(files.map(([fontFamily, fontWeight]) => nameGlyphs({ fontFamily, fontWeight })))
}

/**
 * A glyph keeps the letter it is first asked for by. Drawn first as a part of another, as the dot of a colon is, it would have
 * none: from then on no dot could be copied or read aloud from any file. So each is asked for by its letter.
 */
async function nameGlyphs(font: { fontFamily: string; fontWeight: number }): Promise<void> {
  await Font.load(font)
  const data = Font.getFont(font)?.data
  for (const letter of printableLetters) data?.glyphForCodePoint(letter)
}

export const colors = {
  ink: '#221A20',
  quiet: '#5C525A',
  paper: '#FFFFFF',
  salt: '#F6F8F5',
  hem: '#D3DAD2',
  edge: '#7F8A82',
  aubergine: '#5A1F44',
  butter: '#F5C242',
  onButter: '#2B1A05',
  stripe: '#2E4A9E',
} as const

/** US Letter, in points. */
export const pageSize = { width: 612, height: 792 } as const

/** The cloth along the left of every page, and the white beside it. */
export const edgeWidth = 22
export const margins = { top: 38, right: 46, bottom: 56, left: edgeWidth + 40 } as const

export const innerWidth = pageSize.width - margins.left - margins.right

export const bodySize = 9.5

export const styles = StyleSheet.create({
  page: {
    paddingTop: margins.top,
    paddingRight: margins.right,
    paddingBottom: margins.bottom,
    paddingLeft: margins.left,
    backgroundColor: colors.paper,
    color: colors.ink,
    fontFamily: families.text,
    fontWeight: 500,
    fontSize: bodySize,
    lineHeight: 1.45,
  },
  title: {
    fontFamily: families.display,
    fontWeight: 600,
    fontSize: 25,
    lineHeight: 1.1,
    letterSpacing: -0.5,
  },
  heading: { fontFamily: families.display, fontWeight: 600, fontSize: 14, lineHeight: 1.2 },
  label: { fontSize: 8, color: colors.quiet },
  strong: { fontWeight: 600 },
  quiet: { color: colors.quiet },
  figures: { fontFamily: families.mono, fontWeight: 500, fontSize: 9 },
})
