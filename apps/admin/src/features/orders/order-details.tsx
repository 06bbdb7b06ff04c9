import { countries } from '@trivet/core/address'
import { streetText } from '@trivet/core/copy/address'
import type { StaffOrder } from '@trivet/core/contract/orders'
import { formatDay } from '@trivet/core/dates'
import { commonTimeZones } from '@trivet/core/settings'
import { Instant } from '../../components/instant.tsx'
import { Fact, Facts, Panel } from '../../components/panel.tsx'
import { formatPeriod } from '../../lib/dates.ts'
import { AddressNeededBadge } from './address-needed-badge.tsx'

export function RentalPanel({ order }: { order: StaffOrder }) {
  const { street, city, state, postalCode, country } = order.rentalAddress
  const countryName = countries.find(({ code }) => code === country)?.label ?? country
  return (
    <Panel title="Rental">
      <Facts>
        <Fact label="Period">{formatPeriod(order.rentalStart, order.rentalEnd)}</Fact>
        <Fact label="Delivery">
          {formatDay(order.rentalStart)}, {order.windows.delivery}
        </Fact>
        <Fact label="Pickup">
          {formatDay(order.rentalEnd)}, {order.windows.pickup}
        </Fact>
        <Fact label="Service area">{order.area ?? 'Outside all areas'}</Fact>
        <Fact label="Time there">{zoneName(order.timeZone)}</Fact>
        <Fact label="Address">
          <address className="not-italic">
            {streetText(street)}
            <br />
            {city}, {state} {postalCode}
            <br />
            {countryName}
          </address>
          {order.addressNeeded && <AddressNeededBadge />}
        </Fact>
        {order.stay && <Fact label="Listing page">{order.stay.title}</Fact>}
        {order.stay?.accessNotes && <Fact label="How to get in">{order.stay.accessNotes}</Fact>}
        <Fact label="Airbnb listing">{order.airbnbListing ?? 'None given'}</Fact>
        {order.holdExpiresAt && (
          <Fact label="Items held until">
            <Instant at={order.holdExpiresAt} />
          </Fact>
        )}
      </Facts>
    </Panel>
  )
}

function zoneName(timeZone: string): string {
  const known = commonTimeZones.find((zone) => zone.timeZone === timeZone)
  return known?.label ?? timeZone.replaceAll('_', ' ')
}
