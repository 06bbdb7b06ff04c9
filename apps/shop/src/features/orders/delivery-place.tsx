import { countries } from '@trivet/core/address'
import { addressToFollow } from '@trivet/core/copy/address'
import type { Order } from '@trivet/core/contract/orders'

/** Where it goes. The address of a host's rental is told once the order is paid. */
export function DeliveryPlace({ order }: { order: Order }) {
  const { stay, airbnbListing, addressNeeded } = order
  const { street, city, state, postalCode, country } = order.rentalAddress
  const isTold = street !== ''
  return (
    <>
      {stay && <p className="font-semibold">{stay.title}</p>}
      <address className="not-italic">
        {isTold && (
          <>
            {street}
            <br />
          </>
        )}
        {city}, {state} {postalCode}
        <br />
        {countries.find(({ code }) => code === country)?.label ?? country}
      </address>
      {addressNeeded && <p className="font-semibold">{addressToFollow}</p>}
      {!isTold && !addressNeeded && (
        <p className="text-muted-foreground">The address shows here as soon as the order is paid.</p>
      )}
      {airbnbListing && (
        <a href={airbnbListing} rel="noreferrer" className="break-all underline underline-offset-4">
          {airbnbListing}
        </a>
      )}
    </>
  )
}
