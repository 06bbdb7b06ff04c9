import { formatDay, type CalendarDate } from '@trivet/core/dates'
import type { ReactNode } from 'react'

type VisitPlanProps = {
  rentalStart: CalendarDate
  rentalEnd: CalendarDate
  /** Between which hours the van comes, as core labels them. */
  windows: { delivery: string; pickup: string }
  /** Whose clock the hours of a day are on, where nothing else on the page says so. */
  clockOf?: (day: CalendarDate) => string
  /** What there is to say about getting in. */
  access?: ReactNode
  /** What to do about something missing. */
  onArrival: ReactNode
}

/** A rental as its days: when the van comes, and what to do on arrival and before the pickup. */
export function VisitPlan({ rentalStart, rentalEnd, windows, clockOf, access, onArrival }: VisitPlanProps) {
  const hours = (window: string, day: CalendarDate) =>
    [`between ${window.replace('-', ' and ')}`, clockOf?.(day)].filter(Boolean).join(' ')
  return (
    <ol className="mt-4 border-l-2 border-dashed border-input pl-6">
      <Stop day={formatDay(rentalStart)} title="We deliver" hours={hours(windows.delivery, rentalStart)}>
        Nobody has to be there. {access}
      </Stop>
      <Stop day="On arrival" title="Open the crate">
        It stands in the kitchen with the packing list on top. {onArrival}
      </Stop>
      <Stop day={formatDay(rentalEnd)} title="We pick up" hours={hours(windows.pickup, rentalEnd)}>
        Leave everything in the kitchen, unwashed. Take only the spices and the leftovers with you.
      </Stop>
    </ol>
  )
}

type StopProps = { day: string; title: string; hours?: string; children: ReactNode }

function Stop({ day, title, hours, children }: StopProps) {
  return (
    <li className="relative pb-6 last:pb-0">
      <span
        aria-hidden
        className="absolute top-1.5 -left-[1.9rem] size-3 rounded-tool border-2 border-foreground bg-background"
      />
      <p className="font-mono text-small tabular-nums">
        {day}
        {hours && <span className="text-muted-foreground">, {hours}</span>}
      </p>
      <h3 className="mt-0.5 font-semibold">{title}</h3>
      <p className="mt-1 max-w-prose text-small text-muted-foreground">{children}</p>
    </li>
  )
}
