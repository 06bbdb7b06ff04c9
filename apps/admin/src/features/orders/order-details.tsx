import { countries } from '@trivet/core/address'
import { streetText } from '@trivet/core/copy/address'
import { legalTitles, noVersionKept } from '@trivet/core/copy/legal'
import type { StaffOrder } from '@trivet/core/contract/orders'
import { formatDay, formatUsDate } from '@trivet/core/dates'
import { legalTexts, legalVersions } from '@trivet/core/legal'
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
        <Fact label="Agreed to">
          <AgreedTexts agreedTo={order.agreedTo} />
        </Fact>
        {order.holdExpiresAt && (
          <Fact label="Items held until">
            <Instant at={order.holdExpiresAt} />
          </Fact>
        )}
      </Facts>
    </Panel>
  )
}

/** The versions of the legal texts that it was placed under. */
function AgreedTexts({ agreedTo }: Pick<StaffOrder, 'agreedTo'>) {
  if (!agreedTo) return noVersionKept
  return (
    <ul>
      {legalTexts.map((text) => (
        <li key={text}>
          {text === 'rentalAgreement' && agreedTo[text] !== legalVersions[text] ? (
            <a href={`/rental-agreement/${agreedTo[text]}`} className="underline underline-offset-4">
              {legalTitles[text]}
            </a>
          ) : (
            legalTitles[text]
          )}{' '}
          of {formatUsDate(agreedTo[text])}
        </li>
      ))}
    </ul>
  )
}

function zoneName(timeZone: string): string {
  const known = commonTimeZones.find((zone) => zone.timeZone === timeZone)
  return known?.label ?? timeZone.replaceAll('_', ' ')
}
