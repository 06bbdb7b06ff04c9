import { countries } from '@trivet/core/address'
import { addDays, formatDay } from '@trivet/core/dates'
import { tripLinkDays } from '@trivet/core/orders'
import { streetText } from '@trivet/core/copy/address'
import type { Trip } from '@trivet/core/contract/orders'
import type { CalendarDate } from '@trivet/core/dates'
import { Button } from '@trivet/ui/button'
import { CalendarPlus, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { OnTheWay } from '../../components/delivery/on-the-way.tsx'
import { PackedItems } from '../../components/rental/packed-items.tsx'
import { ProductImage } from '../../components/product/product-image.tsx'
import { SupportEmail } from '../../components/support-email.tsx'
import { paths } from '../../paths.ts'

type TripPageProps = { trip: Trip; token: string }

/** A trip for whoever comes along: when, where and what, and nothing to press but the documents. */
export function TripPage({ trip, token }: TripPageProps) {
  const { isCancelled, title, rentalAddress, rentalStart, rentalEnd } = trip
  if (isCancelled) return <CancelledTrip />
  return (
    <div className="page-width pb-section">
      <div className="grid grid-cols-1 items-center gap-x-6 gap-y-8 pt-8 lg:grid-cols-12 lg:pt-12">
        <header className="wrap-anywhere lg:col-span-5">
          <p className="text-small font-semibold text-essential">A trip that was shared with you</p>
          <h1 className="mt-2 type-h1">Your kitchen for {title ?? rentalAddress?.city ?? 'the trip'}</h1>
          <p className="mt-4 max-w-110 text-lead text-muted-foreground">
            Everything to cook with stands in the kitchen when you arrive. When you leave, leave it as it is.
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button
              // a file, not a page of the shop
              render={<a href={paths.tripFile({ token, file: 'trip.ics' })} download="trivet-trip.ics" />}
            >
              <CalendarPlus aria-hidden strokeWidth={1.75} />
              Add to calendar
            </Button>
            <Button
              variant="secondary"
              render={
                <a
                  href={paths.tripFile({ token, file: 'arrival-card.pdf' })}
                  download="trivet-arrival-card.pdf"
                />
              }
            >
              <FileText aria-hidden strokeWidth={1.75} />
              Arrival card
            </Button>
          </div>
        </header>
        <section
          aria-labelledby="visits"
          className="weave off-right-edge weave-essential rounded-cloth border-y border-l max-lg:off-left-edge lg:col-span-7"
        >
          <div className="docket my-10 mr-page ml-22 max-w-110 p-5 text-small sm:p-6">
            <h2 id="visits" className="font-semibold uppercase">
              The two visits
            </h2>
            <div className="mt-3 empty:hidden">
              <OnTheWay
                visit={trip.onTheWay}
                windows={{ delivery: trip.deliveryWindow, pickup: trip.pickupWindow }}
              />
            </div>
            <dl className="mt-3 flex flex-col gap-3">
              <Visit label="We deliver" day={rentalStart} window={trip.deliveryWindow} />
              <Visit label="We pick up" day={rentalEnd} window={trip.pickupWindow} />
            </dl>
            <p className="mt-3 border-t border-dashed border-input pt-3">Nobody has to be there.</p>
          </div>
        </section>
      </div>
      <div className="mt-section grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-12">
        <div className="flex flex-col gap-10 lg:col-span-5">
          <Place trip={trip} />
          <WhatToDo />
        </div>
        <Boxes items={trip.items} />
      </div>
      <p className="mt-section border-t pt-6 text-small text-muted-foreground">
        This link works until the end of {formatDay(addDays(rentalEnd, tripLinkDays))}. Whoever has it can see
        this page.
      </p>
    </div>
  )
}

function Visit({ label, day, window }: { label: string; day: CalendarDate; window: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="font-medium">{label}</dt>
      <dd className="text-right">
        {formatDay(day)}, between {window.replace('-', ' and ')}
      </dd>
    </div>
  )
}

function Place({ trip: { rentalAddress, accessNotes } }: { trip: Trip }) {
  if (!rentalAddress) return null
  const { street, city, state, postalCode, country } = rentalAddress
  return (
    <Part id="place" title="Where">
      <address className="mt-3 wrap-anywhere not-italic">
        {streetText(street)}
        <br />
        {city}, {state} {postalCode}
        <br />
        {countries.find(({ code }) => code === country)?.label ?? country}
      </address>
      {accessNotes && (
        <>
          <h3 className="mt-4 font-semibold">How to get in</h3>
          <p className="mt-1 max-w-prose wrap-anywhere whitespace-pre-line">{accessNotes}</p>
        </>
      )}
    </Part>
  )
}

function WhatToDo() {
  return (
    <Part id="to-do" title="What to do">
      <dl className="mt-3 flex flex-col gap-4">
        <div>
          <dt className="font-semibold">When you arrive</dt>
          <dd className="mt-1 max-w-prose text-muted-foreground">
            Open the crate: the packing list lies on top. Something missing or chipped? Write to{' '}
            <SupportEmail /> the same day.
          </dd>
        </div>
        <div>
          <dt className="font-semibold">At the pickup</dt>
          <dd className="mt-1 max-w-prose text-muted-foreground">
            Leave everything in the kitchen, unwashed. Take only the spices and the leftovers with you.
          </dd>
        </div>
      </dl>
    </Part>
  )
}

function Boxes({ items }: Pick<Trip, 'items'>) {
  return (
    <section aria-labelledby="boxes" className="lg:col-span-7">
      <h2 id="boxes" className="type-h3">
        In the boxes
      </h2>
      <ul className="mt-4 flex flex-col divide-y border-y">
        {items.map((item) => (
          <li key={item.name} className="flex items-center gap-4 py-3">
            <ProductImage product={item} alt="" sizes="4rem" className="w-16 shrink-0 rounded-cloth border" />
            <div className="min-w-0 flex-1">
              <p className="font-medium">{item.name}</p>
              <PackedItems kitName={item.name} items={item.items} />
            </div>
            <p className="font-mono text-small tabular-nums">{item.quantity} ×</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="type-h3">
        {title}
      </h2>
      {children}
    </section>
  )
}

function CancelledTrip() {
  return (
    <div className="page-width py-section">
      <h1 className="max-w-160 type-h1">This trip was cancelled</h1>
      <p className="mt-4 max-w-prose text-lead text-muted-foreground">
        Nothing will be delivered. Whoever sent you the link knows more.
      </p>
    </div>
  )
}
