import type { Pickup } from '@trivet/core/contract/dispatch'
import { streetText } from '@trivet/core/copy/address'
import { formatDay } from '@trivet/core/dates'
import { windowLabel } from '@trivet/core/dispatch'
import { Phone } from 'lucide-react'
import { OrderStatusBadge } from '../../components/order-status-badge.tsx'
import { Fact, Facts, Panel } from '../../components/panel.tsx'
import { paths } from '../../paths.ts'
import { PageLink } from '../../components/page-link.tsx'

/** Where to drive, whom to call, and whether protection bears what broke. */
export function PickupFacts({ pickup }: { pickup: Pickup }) {
  const {
    orderId,
    orderNumber,
    status,
    phone,
    street,
    city,
    state,
    postalCode,
    day,
    window,
    damageProtection,
  } = pickup
  return (
    <Panel title="Where and when">
      <Facts>
        <Fact label="Order">
          <PageLink to={paths.order({ _id: orderId })} className="font-mono underline underline-offset-4">
            {orderNumber}
          </PageLink>{' '}
          <OrderStatusBadge status={status} />
        </Fact>
        <Fact label="Pickup">
          {formatDay(day)}, {windowLabel('pickup', window)}
        </Fact>
        <Fact label="Address">
          {streetText(street)}, {city}, {state} {postalCode}
        </Fact>
        <Fact label="Phone">
          {phone ? (
            <a
              href={`tel:${phone.replace(/[^+\d]/g, '')}`}
              className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4"
            >
              <Phone aria-hidden strokeWidth={1.75} className="size-5" />
              {phone}
            </a>
          ) : (
            'None given'
          )}
        </Fact>
        <Fact label="Protection">
          {damageProtection
            ? 'Damage protection is on: what is damaged costs the guest nothing more, what is missing is charged.'
            : 'No damage protection: what is missing or damaged is charged.'}
        </Fact>
      </Facts>
    </Panel>
  )
}
