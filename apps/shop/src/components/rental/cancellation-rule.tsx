import { deliveryTimeZone } from '@trivet/core/address'
import { dateInZone, formatDay } from '@trivet/core/dates'
import { openRefundDeadlines } from '@trivet/core/orders'
import type { CalendarDate } from '@trivet/core/dates'
import { CalendarCheck } from 'lucide-react'
import { now } from '../../lib/clock.ts'
import { usePlace } from '../../lib/place-store.ts'
import { useShopSettings } from '../../lib/shop-settings.tsx'

type CancellationRuleProps = {
  start: CalendarDate | null
  /** Of the place it goes to; left out, of the one the guest has told. */
  timeZone?: string
}

/** The rule with the visitor's own dates; steps that have already passed are left out. */
export function CancellationRule({ start, timeZone: told }: CancellationRuleProps) {
  const ofPlace = deliveryTimeZone(usePlace(), useShopSettings().serviceAreas)
  const timeZone = told ?? ofPlace
  const today = dateInZone(now(), timeZone)
  const steps = start ? openRefundDeadlines(start, { today, timeZone }) : []
  return (
    <div className="flex gap-3 text-small text-muted-foreground">
      <CalendarCheck aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
      {start === null && <p>Full refund when you cancel 7 days or more before delivery.</p>}
      {start !== null && steps.length === 0 && (
        <p>Delivery is less than a day away: no refund on cancelling.</p>
      )}
      {steps.length > 0 && (
        <ul aria-label="Cancellation">
          {steps.map(({ percent, lastDay }) => (
            <li key={percent}>
              {percent === 100 ? 'Full refund' : `${percent}% refund`} if you cancel by{' '}
              <strong className="font-medium whitespace-nowrap text-foreground">{formatDay(lastDay)}</strong>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
