import type { DriverStop } from '@trivet/core/contract/dispatch'
import { streetText } from '@trivet/core/copy/address'
import { visitNames } from '@trivet/core/copy/dispatch'
import { formatPhone } from '@trivet/core/delivery'
import { windowLabel } from '@trivet/core/dispatch'
import { formatDollars } from '@trivet/core/money'
import { buttonVariants } from '@trivet/ui/button'
import { MapPin, Phone } from 'lucide-react'
import { Fact, Facts, Panel } from '../../components/panel.tsx'

/** Where and when, how to get in, whom to call. */
export function StopFacts({ stop }: { stop: DriverStop }) {
  const { kind, window, street, city, postalCode, phone, items, due, isPaid } = stop
  const place = `${streetText(street)}, ${city} ${postalCode}`
  return (
    <Panel title={`${visitNames[kind]}, ${windowLabel(kind, window)}`}>
      <Facts>
        <Fact label="Address">{place}</Fact>
        {stop.access && <Fact label="Access">{stop.access}</Fact>}
        {stop.accessNotes && <Fact label="Host">{stop.accessNotes}</Fact>}
        {stop.deliveryNotes && <Fact label="Notes">{stop.deliveryNotes}</Fact>}
        <Fact label="Order">
          <span className="font-mono">{stop.orderNumber}</span> · {items === 1 ? '1 item' : `${items} items`}
        </Fact>
        {due > 0 && (
          <Fact label="Due">
            {formatDollars(due)}
            {!isPaid && ', on account'}
          </Fact>
        )}
      </Facts>
      <div className="mt-4 grid grid-cols-2 gap-2">
        <a
          href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`}
          target="_blank"
          rel="noreferrer"
          className={buttonVariants({ variant: 'secondary', className: 'min-h-12' })}
        >
          <MapPin aria-hidden strokeWidth={1.75} />
          Map
        </a>
        {phone && (
          <a
            href={`tel:${phone.replace(/[^+\d]/g, '')}`}
            className={buttonVariants({ variant: 'secondary', className: 'min-h-12' })}
          >
            <Phone aria-hidden strokeWidth={1.75} />
            <span className="sr-only">Call </span>
            {formatPhone(phone)}
          </a>
        )}
      </div>
    </Panel>
  )
}
