import {
  Document,
  Page,
  Text,
  View,
  renderToBuffer,
  type TextProps,
  type ViewProps,
} from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { markDrawing, weaveEdge } from './drawings.ts'
import { printable } from './printable.ts'
import { bodySize, colors, families, innerWidth, margins, pageSize, readyFonts, styles } from './look.ts'

type ViewStyle = Extract<ViewProps['style'], object>
type TextStyle = Extract<TextProps['style'], object>

export type Part = ReactElement

type DocumentFile = {
  /** The shop's name. */
  shop: string
  title: string
  pages: Part[]
}

/** A PDF of the given pages. */
export async function documentPdf({ shop, title, pages }: DocumentFile): Promise<Buffer> {
  await readyFonts()
  const names = { author: shop, creator: shop, producer: shop }
  return renderToBuffer(h(Document, { title, ...names, language: 'en-US' }, ...pages))
}

export type PageFrame = {
  /** 'Invoice', at the top of every sheet. */
  kind: string
  /** What this one is of: an order number, a day. */
  subject: string
  /** At the foot of every sheet. */
  foot: string
  /** The shop's name, beside its mark. */
  mark: string
}

/** Sheets with the cloth along the left, the word mark on top and page numbers below; runs on over as many as needed. */
export function documentPage({ kind, subject, foot, mark }: PageFrame, ...parts: Part[]): Part {
  return h(
    Page,
    { size: pageSize, style: styles.page },
    weaveEdge(),
    pageHead(kind, subject, mark),
    ...parts,
    pageFoot(foot),
  )
}

function pageHead(kind: string, subject: string, mark: string): Part {
  return row(
    { fixed: true, style: { justifyContent: 'space-between', alignItems: 'center', marginBottom: 24 } },
    row(
      { style: { alignItems: 'center', gap: 6 } },
      markDrawing(22),
      text(mark, {
        fontFamily: families.display,
        fontWeight: 600,
        fontSize: 17,
        lineHeight: 1,
        letterSpacing: -0.3,
        // the letters of this family sit low in their line
        marginTop: -5,
      }),
    ),
    block(
      { style: { alignItems: 'flex-end' } },
      text(kind, { ...styles.strong, lineHeight: 1.3 }),
      text(subject, { ...styles.figures, color: colors.quiet, lineHeight: 1.3 }),
    ),
  )
}

function pageFoot(foot: string): Part {
  return row(
    {
      fixed: true,
      style: {
        position: 'absolute',
        left: margins.left,
        right: margins.right,
        top: pageSize.height - 38,
        justifyContent: 'space-between',
      },
    },
    text(foot, styles.label),
    h(Text, {
      style: { ...styles.figures, fontSize: 8, color: colors.quiet },
      // of its own sheets: the lists of a day are taken apart
      render: ({ subPageNumber, subPageTotalPages }) => `${subPageNumber}/${subPageTotalPages}`,
    }),
  )
}

/** Parts one under the other. */
export function block(props: ViewProps, ...parts: Part[]): Part {
  return h(View, props, ...parts)
}

/** Parts side by side. */
export function row({ style, ...props }: ViewProps, ...parts: Part[]): Part {
  return h(View, { ...props, style: [{ flexDirection: 'row' }, style as ViewStyle] }, ...parts)
}

export function text(words: string, style: TextStyle = {}): Part {
  return h(Text, { style }, printable(words))
}

/** The one large line of a document. */
export function title(words: string): Part {
  return text(words, { ...styles.title, marginBottom: 10 })
}

/** Never stands alone at the foot of a sheet. */
export function heading(words: string): Part {
  return h(
    Text,
    { style: { ...styles.heading, marginTop: 17, marginBottom: 9 }, minPresenceAhead: 60 },
    printable(words),
  )
}

export type Fact = { label: string; lines: string[]; isFigure?: boolean }

const factGap = 24

/** Short facts side by side, each under its label. */
export function facts(list: Fact[]): Part {
  const width = (innerWidth - factGap * (list.length - 1)) / list.length
  return row(
    { style: { gap: factGap, marginTop: 18 }, wrap: false },
    ...list.map(({ label, lines, isFigure }) =>
      block(
        { style: { flex: 1 } },
        text(label, { ...styles.label, marginBottom: 2 }),
        ...lines.map((line) =>
          text(line, { ...(isFigure && styles.figures), fontSize: fittingSize(line, width) }),
        ),
      ),
    ),
  )
}

// half a size and a little is what a letter takes
const letterWidth = 0.62

/** A long word, such as an email address, gets smaller letters rather than a hyphen that is not in it. */
function fittingSize(line: string, width: number): number {
  const longest = Math.max(1, ...line.split(' ').map((word) => word.length))
  return Math.min(bodySize, width / (longest * letterWidth))
}

export type Column = {
  label: string
  /** A share of the width. */
  share: number
  /** Sums and numbers: in mono, at the right. */
  isFigure?: boolean
}

export type Cell = string | Part

/** Rows under labelled columns; the labels come again on every sheet, and no row is torn. */
export function table(columns: Column[], lines: Cell[][]): Part {
  return block(
    {},
    row(
      { fixed: true, style: { borderBottom: `1 solid ${colors.ink}`, paddingBottom: 4 } },
      ...columns.map((column) => cell(column, column.label, styles.label)),
    ),
    ...lines.map((cells) =>
      row(
        { wrap: false, style: { borderBottom: `0.75 solid ${colors.hem}`, paddingVertical: 5 } },
        ...columns.map((column, place) =>
          cell(column, cells[place] ?? '', column.isFigure ? styles.figures : {}),
        ),
      ),
    ),
  )
}

function cell({ share, isFigure }: Column, content: Cell, style: TextStyle): Part {
  const align = isFigure ? 'right' : 'left'
  return block(
    { style: { flex: share, paddingRight: isFigure ? 0 : 10 } },
    typeof content === 'string' ? text(content, { ...style, textAlign: align }) : content,
  )
}
