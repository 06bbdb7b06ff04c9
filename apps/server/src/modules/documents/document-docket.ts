import { orderRows, type Order, type OrderPrices } from '@trivet/core/contract/orders'
import { formatDollars, formatMoney } from '@trivet/core/money'
import { perforation } from '../../platform/print/drawings.ts'
import { colors, innerWidth, styles } from '../../platform/print/look.ts'
import { block, row, text, type Part } from '../../platform/print/parts.ts'

export type DocketRow = {
  label: string
  value: string
  /** A sum: set apart and bold. */
  isSum?: boolean
}

// what a receipt printer has
const docketWidth = 262

/** The kitchen order ticket: sums, dates and numbers under a torn edge. */
export function docket(rows: DocketRow[], { isWide = false }: { isWide?: boolean } = {}): Part {
  const width = isWide ? innerWidth : docketWidth
  return block(
    { wrap: false, style: { width, marginLeft: innerWidth - width, marginTop: 18 } },
    perforation(width),
    block(
      { style: { backgroundColor: colors.salt, paddingHorizontal: 16, paddingTop: 8, paddingBottom: 12 } },
      ...rows.map(docketRow),
    ),
  )
}

function docketRow({ label, value, isSum = false }: DocketRow): Part {
  const size = isSum ? 11 : 9
  const weight = isSum ? 600 : 500
  return row(
    {
      style: {
        justifyContent: 'space-between',
        gap: 12,
        paddingVertical: isSum ? 6 : 2.5,
        ...(isSum && { borderTop: `1 dashed ${colors.edge}`, marginTop: 5 }),
      },
    },
    text(label, { fontWeight: isSum ? 600 : 500, fontSize: size }),
    text(value, { ...styles.figures, fontSize: size, fontWeight: weight }),
  )
}

/** The rows of an order as it was priced, the total last; the same rows and cents as on its page. */
export function totalsOf(order: OrderPrices & Pick<Order, 'totalPrice'>): DocketRow[] {
  const rows = orderRows(order)
  return [
    ...rows.map(({ label, cents }) => ({ label, value: formatMoney(cents) })),
    { label: 'Total', value: formatDollars(order.totalPrice), isSum: true },
  ]
}
