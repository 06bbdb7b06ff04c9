import { daysText } from '@trivet/core/copy/cart'
import { formatMoney } from '@trivet/core/money'
import type { Quote, QuoteRow } from '@trivet/core/pricing'
import { Docket, DocketRow, DocketTotal } from '@trivet/ui/docket'
import type { DocketProps } from '@trivet/ui/docket'

/** Of a cart or of an order that was placed. */
export type ShownQuote = Pick<Quote, 'days' | 'rows' | 'totalCents'>

export type QuoteDocketProps = DocketProps & { quote: ShownQuote }

/** Every cost of a rental, as core adds it up; children are rows below the total. */
export function QuoteDocket({ quote, title = 'Order summary', children, ...props }: QuoteDocketProps) {
  const { days } = quote
  return (
    <Docket title={title} meta={days === null ? undefined : daysText(days)} {...props}>
      {quote.rows.map((row) => (
        <DocketRow
          key={row.code}
          label={row.label}
          value={formatMoney(row.cents)}
          note={noteOf(row, days)}
          highlight={row.code === 'referral-discount'}
        />
      ))}
      <DocketTotal label="Total" value={formatMoney(quote.totalCents)} />
      {children}
    </Docket>
  )
}

function noteOf({ code }: QuoteRow, days: number | null): string | undefined {
  if (code === 'subtotal' && days === null) return 'For a week'
  if (code === 'extra-days' && days !== null) return `${daysText(days - 7)} past the week`
  return undefined
}
