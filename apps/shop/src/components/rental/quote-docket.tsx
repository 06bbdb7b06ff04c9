import { betterDiscount, daysText, isDiscountRow } from '@trivet/core/copy/cart'
import { depositText } from '@trivet/core/copy/payments'
import { formatMoney, type Cents } from '@trivet/core/money'
import type { Discount, Quote, QuoteRow } from '@trivet/core/pricing'
import { Docket, DocketRow, DocketTotal } from '@trivet/ui/docket'
import type { DocketProps } from '@trivet/ui/docket'

/** Of a cart or of an order that was placed. */
export type ShownQuote = Pick<Quote, 'days' | 'rows' | 'totalCents'> & {
  /** All that there could be, the best first. */
  discounts?: readonly Discount[] | undefined
}

export type QuoteDocketProps = DocketProps & {
  quote: ShownQuote
  /** Told under the total; null while it is not known, left out where nothing is to be said of it. */
  depositCents?: Cents | null | undefined
}

/** Every cost of a rental, as core adds it up; children are rows below the total. */
export function QuoteDocket({
  quote,
  depositCents,
  title = 'Order summary',
  footer,
  children,
  ...props
}: QuoteDocketProps) {
  const { days } = quote
  return (
    <Docket
      title={title}
      meta={days === null ? undefined : daysText(days)}
      footer={
        depositCents === undefined ? (
          footer
        ) : (
          <>
            <p className="text-caption text-muted-foreground">{depositText(depositCents)}</p>
            {footer && <div className="mt-4">{footer}</div>}
          </>
        )
      }
      {...props}
    >
      {quote.rows.map((row) => (
        <DocketRow
          key={`${row.code} ${row.label}`}
          label={row.label}
          value={formatMoney(row.cents)}
          note={noteOf(row, quote)}
          highlight={isDiscountRow(row)}
        />
      ))}
      <DocketTotal label="Total" value={formatMoney(quote.totalCents)} />
      {children}
    </Docket>
  )
}

function noteOf(row: QuoteRow, { days, discounts = [] }: ShownQuote): string | undefined {
  const { code } = row
  if (isDiscountRow(row)) return betterDiscount(discounts)
  if (code === 'subtotal' && days === null) return 'For a week'
  if (code === 'extra-days' && days !== null) return `${daysText(days - 7)} past the week`
  return undefined
}
