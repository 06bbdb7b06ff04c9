import { discountsOf, type QuoteOutput } from '@trivet/core/contract/pricing'
import { accountCredit } from '@trivet/core/copy/account-credit'
import { betterDiscount, isDiscountRow } from '@trivet/core/copy/cart'
import { depositText } from '@trivet/core/copy/payments'
import { formatDollars, toCents } from '@trivet/core/money'
import { Docket, DocketRow, DocketTotal } from '@trivet/ui/docket'

/** What it costs, row by row, as the guest will read it. */
export function PriceDocket({ quote }: { quote: QuoteOutput }) {
  return (
    <Docket
      title="Totals"
      {...(quote.rentalDays !== null && { meta: `${quote.rentalDays} days` })}
      className="text-body"
      footer={
        <p className="text-caption text-muted-foreground">
          {quote.serviceArea
            ? `Rates of ${quote.serviceArea}`
            : 'Standard rates, until the ZIP code is known'}
          {quote.deposit !== undefined && `. ${depositText(toCents(quote.deposit))}`}
        </p>
      }
    >
      {quote.rows.map(({ code, label, amount }) => (
        <DocketRow
          key={`${code} ${label}`}
          label={label}
          note={isDiscountRow({ code }) ? betterDiscount(discountsOf(quote.discounts)) : undefined}
          value={formatDollars(amount)}
        />
      ))}
      <DocketTotal label="Total" value={formatDollars(quote.totalPrice)} />
      {quote.accountCredit !== undefined && (
        <>
          <DocketRow label={accountCredit} value={formatDollars(-quote.accountCredit)} />
          <DocketTotal label="To pay" value={formatDollars(quote.toPay ?? quote.totalPrice)} />
        </>
      )}
    </Docket>
  )
}
