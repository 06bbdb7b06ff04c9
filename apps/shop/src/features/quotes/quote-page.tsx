import type { LinkedQuote } from '@trivet/core/contract/written-quotes'
import { addressText } from '@trivet/core/copy/delivery'
import * as quotesCopy from '@trivet/core/copy/written-quotes'
import { formatDay } from '@trivet/core/dates'
import { formatMoney, toCents } from '@trivet/core/money'
import { formatDeadline, namedCity } from '@trivet/core/orders'
import { Button } from '@trivet/ui/button'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { QuoteDocket } from '../../components/rental/quote-docket.tsx'
import { SupportEmail } from '../../components/support-email.tsx'
import { paths } from '../../paths.ts'
import { QuotePlan } from './quote-plan.tsx'
import { QuotePayment } from './quote-payment.tsx'
import { usePayQuote } from './use-pay-quote.ts'

/** A quote for whoever holds its link: what, when, how much, until when, and the payment that accepts it. */
export function QuotePage({ quote, token }: { quote: LinkedQuote; token: string }) {
  const payment = usePayQuote(token)
  const { number, guestName, note, status, rentalStart, rentalEnd, price } = quote
  const { paid } = payment
  const order = paid ? { ...paid, due: 0 } : quote.order
  return (
    <div className="page-width pt-8 pb-section lg:pt-12">
      <header className="max-w-160 wrap-anywhere">
        <p>
          Quote <span className="font-mono font-medium">{number}</span> for {guestName}
        </p>
        {order ? (
          <Accepted order={order} address={paid?.rentalAddress ?? quote.address} isNew={paid !== null} />
        ) : (
          <>
            <h1 className="mt-2 type-h1">
              Your kitchen, <span className="whitespace-nowrap">{formatDay(rentalStart)}</span> to{' '}
              <span className="whitespace-nowrap">{formatDay(rentalEnd)}</span>
            </h1>
            <p className="mt-4 text-lead text-muted-foreground">
              {status === 'open' ? validUntil(quote) : quotesCopy.quoteClosed[status]}
            </p>
          </>
        )}
      </header>
      <div className="mt-10 grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-12">
        <div className="grid gap-8 max-lg:order-last lg:col-span-7">
          {!order && status === 'open' && <QuotePayment quote={quote} payment={payment} />}
          {!order && status !== 'open' && <Closed />}
        </div>
        <aside className="grid gap-6 lg:col-span-5">
          {note && <p className="whitespace-pre-line border-l-2 pl-4 wrap-anywhere">{note}</p>}
          <ul aria-label="Items" className="divide-y border-y">
            {price.lines.map(({ product, name, qty, lineTotal, extraDays }) => (
              <li key={product} className="flex justify-between gap-4 py-2">
                <span className="wrap-anywhere">
                  {qty} × {name}
                </span>
                <span className="font-mono tabular-nums">
                  {formatMoney(toCents(lineTotal) + toCents(extraDays))}
                </span>
              </li>
            ))}
          </ul>
          <QuoteDocket
            title="What is quoted"
            quote={{
              days: price.rentalDays,
              rows: price.rows.map(({ code, label, amount }) => ({ code, label, cents: toCents(amount) })),
              totalCents: toCents(price.totalPrice),
            }}
            depositCents={price.deposit === undefined ? undefined : toCents(price.deposit)}
          />
          {!order && status === 'open' && <QuotePlan quote={quote} />}
        </aside>
      </div>
    </div>
  )
}

function validUntil({ expiresAt, timeZone, address, holdsUnits }: LinkedQuote): string {
  const until = formatDeadline(new Date(expiresAt), { timeZone, city: namedCity(address.city) })
  return holdsUnits
    ? `The price stays, and everything is held for you, until ${until}.`
    : `The price stays until ${until}. Nothing is held: it is yours once it is paid.`
}

type AcceptedProps = {
  order: NonNullable<LinkedQuote['order']>
  address: LinkedQuote['address']
  isNew: boolean
}

function Accepted({ order, address, isNew }: AcceptedProps) {
  const { _id: orderId, number, isPaid, due } = order
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="mt-2 type-h1">
        {isNew ? quotesCopy.quotePaid : quotesCopy.quoteAccepted({ isPaid })}
      </h1>
      <p className="mt-4 text-lead text-muted-foreground">
        It is order <span className="font-mono">{number}</span> now.{' '}
        {isPaid
          ? quotesCopy.confirmationIsMailed
          : due > 0 && quotesCopy.quoteOrderDue(formatMoney(toCents(due)))}
      </p>
      {/* a cancelled order goes nowhere any more */}
      {address.street !== '' && (
        <p className="mt-2 text-muted-foreground">{quotesCopy.quoteDeliveredTo(addressText(address))}</p>
      )}
      <Button className="mt-6" render={<Link to={paths.confirmation({ orderId })} />}>
        {due > 0 ? 'See and pay the order' : 'See the order'}
      </Button>
    </>
  )
}

function Closed() {
  return (
    <p className="text-muted-foreground">
      Write to us, and we see what we can do: <SupportEmail />
    </p>
  )
}
