import { countries, parseAirbnbLink } from '@trivet/core/address'
import { streetText } from '@trivet/core/copy/address'
import { windowChoice } from '@trivet/core/copy/delivery'
import { formatDay } from '@trivet/core/dates'
import { daysText, lineNote } from '@trivet/core/copy/cart'
import type { DeliveryDetails } from '@trivet/core/delivery'
import { formatMoney } from '@trivet/core/money'
import type { QuotedLine } from '@trivet/core/pricing'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DriverNotes } from '../../components/delivery/driver-notes.tsx'
import { PackedItems } from '../../components/rental/packed-items.tsx'
import { useCart } from '../../lib/cart.ts'
import type { AppliedStay } from '../../lib/stay-store.ts'
import { paths } from '../../paths.ts'
import { toDeliver } from './address-problems.ts'
import type { AddressDraft, BookingDraft } from './booking-draft-input.ts'
import type { BookingStep } from './booking-steps.ts'
import { isListingConfirmed } from './listing-confirmation.ts'
import { PlaceholderNote } from './placeholder-note.tsx'
import { StayPlace } from './stay-place.tsx'
import { useQuote } from './use-quote.ts'

type OrderReviewProps = {
  draft: BookingDraft
  address: AddressDraft
  stay: AppliedStay | null
  driver: DeliveryDetails
  /** How to get in was typed before the page was opened anew. */
  isAccessGone: boolean
}

/** Everything that is about to be ordered, each part with the way back to change it. */
export function OrderReview({ draft, address, stay, driver, isAccessGone }: OrderReviewProps) {
  const { cart } = useCart()
  const { quote, lines } = useQuote()
  const { start, end } = cart.period
  return (
    <section aria-labelledby="order-review" className="rounded-cloth border bg-card">
      <h3 id="order-review" className="px-5 pt-5 type-h3">
        Your order
      </h3>
      <dl className="mt-2 divide-y">
        <Part title="Items" step="select">
          <ul>
            {cart.items.map((item, index) => (
              <li key={item._id} className="flex justify-between gap-4">
                <div className="min-w-0 wrap-anywhere">
                  {item.qty} × {item.name}
                  <PackedItems kitName={item.name} items={item.items} className="pl-4" />
                </div>
                <LinePrice line={lines[index]} days={quote.days} />
              </li>
            ))}
          </ul>
          {cart.damageProtection && <p className="text-muted-foreground">With damage protection</p>}
        </Part>
        <Part title="Dates" step="dates">
          {start && end && quote.days !== null && (
            <p>
              {formatDay(start)} – {formatDay(end)}, {daysText(quote.days)}
            </p>
          )}
        </Part>
        <Part title="Deliver to" step="address">
          {stay ? <StayPlace stay={stay} /> : <Place draft={draft} address={address} />}
        </Part>
        <Part title="For the driver" step="address">
          <p>
            Delivery: {windowChoice('delivery', driver.deliveryWindow)}
            <br />
            Pickup: {windowChoice('pickup', driver.pickupWindow)}
          </p>
          <DriverNotes {...driver} />
          {/* of a stay its host says how to get in */}
          {isAccessGone && !stay && <AccessGone />}
        </Part>
      </dl>
    </section>
  )
}

function AccessGone() {
  return (
    <p>
      <span className="text-muted-foreground">Gate code or key box: </span>
      never kept on this device.{' '}
      <Link to={paths.booking({ step: 'address' })} className="underline underline-offset-4">
        Please type it again
      </Link>
    </p>
  )
}

function LinePrice({ line, days }: { line: QuotedLine | undefined; days: number | null }) {
  return (
    line && (
      <span className="text-right font-mono tabular-nums">
        {formatMoney(line.rentalCents)}
        <span className="block text-caption text-muted-foreground">{lineNote(line, days)}</span>
      </span>
    )
  )
}

function Place({ draft, address: typed }: Pick<OrderReviewProps, 'draft' | 'address'>) {
  const address = toDeliver(typed, isListingConfirmed(draft))
  const link = draft.addressSource === 'airbnb' ? parseAirbnbLink(draft.airbnbUrl) : null
  return (
    <>
      <address className="not-italic">
        {streetText(address.street)}
        <br />
        {address.city}, {address.state} {address.postalCode}
        <br />
        {countries.find((country) => country.code === address.country)?.label}
      </address>
      {link?.ok && <p className="break-all text-muted-foreground">{link.url}</p>}
      {address.street === '' && <PlaceholderNote isConfirmed />}
    </>
  )
}

function Part({ title, step, children }: { title: string; step: BookingStep; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 gap-y-1 px-5 py-4 text-small sm:grid-cols-[7rem_1fr_auto]">
      <dt className="font-medium text-muted-foreground">{title}</dt>
      <dd className="flex min-w-0 flex-col gap-2 max-sm:col-span-2 max-sm:row-start-2">{children}</dd>
      <dd className="max-sm:text-right">
        <Link to={paths.booking({ step })} className="inline-block min-h-6 underline underline-offset-4">
          Change<span className="sr-only"> {title}</span>
        </Link>
      </dd>
    </div>
  )
}
