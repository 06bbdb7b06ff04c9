import { block, row, text, type Part } from '../../platform/print/parts.ts'
import { colors, styles } from '../../platform/print/look.ts'

/** An empty box to tick with a pen. */
export function tickBox(): Part {
  return block({
    style: {
      width: 13,
      height: 13,
      border: `1 solid ${colors.edge}`,
      borderRadius: 2,
      backgroundColor: colors.paper,
    },
  })
}

/** A line to write on, with what belongs there under it. */
export function writingLine(label: string): Part {
  return block(
    { style: { flex: 1, marginTop: 20 } },
    block({ style: { borderBottom: `0.75 solid ${colors.edge}` } }),
    text(label, { ...styles.label, marginTop: 2 }),
  )
}

export function writingLines(...labels: string[]): Part {
  return row({ wrap: false, style: { gap: 24, marginTop: 16 } }, ...labels.map(writingLine))
}
