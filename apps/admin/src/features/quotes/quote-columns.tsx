import type { ListedWrittenQuote } from '@trivet/core/contract/written-quotes'
import { formatDollars } from '@trivet/core/money'
import { column } from '@trivet/ui/data-table'
import { EmailText } from '../../components/email-text.tsx'
import { Instant } from '../../components/instant.tsx'
import { RecordLink } from '../../components/record-link.tsx'
import { formatPeriod } from '../../lib/dates.ts'
import { paths } from '../../paths.ts'
import { QuoteStatusBadge } from './quote-status-badge.tsx'

export const quoteColumns = [
  column('Number', (quote: ListedWrittenQuote) => (
    <RecordLink
      to={paths.quote(quote)}
      className="block py-1 font-mono whitespace-nowrap underline underline-offset-4"
    >
      {quote.number}
    </RecordLink>
  )),
  column(
    'Guest',
    ({ guest }: ListedWrittenQuote) => (
      <>
        <span className="block font-medium">{guest.name}</span>
        <span className="text-muted-foreground">
          <EmailText email={guest.email} />
        </span>
      </>
    ),
    { className: 'w-full min-w-48' },
  ),
  column('Days', ({ rentalStart, rentalEnd }: ListedWrittenQuote) => formatPeriod(rentalStart, rentalEnd), {
    className: 'whitespace-nowrap tabular-nums',
  }),
  column('Total', ({ totalPrice }: ListedWrittenQuote) => formatDollars(totalPrice), { numeric: true }),
  column('Status', ({ status }: ListedWrittenQuote) => <QuoteStatusBadge status={status} />),
  column('Valid until', ({ expiresAt }: ListedWrittenQuote) => <Instant at={expiresAt} />),
]
