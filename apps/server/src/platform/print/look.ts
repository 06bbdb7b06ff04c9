import { join } from 'node:path'
import { Font, StyleSheet } from '@react-pdf/renderer'

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

let isReady = false

/** Before the first page: what is drawn with our fonts finds them. */
export function readyFonts() {
  if (isReady) return
  for (const [family, fontWeight, file] of files) {
    Font.register({ family, fontWeight, src: join(fonts, file) })
  }
  // order numbers and addresses are copied from paper: no hyphen may slip in
  Font.registerHyphenationCallback((word) => [word])
  isReady = true
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
