import type { DashboardDue } from '@trivet/core/contract/dashboard'
import { formatDay, type CalendarDate } from '@trivet/core/dates'
import { Badge } from '@trivet/ui/badge'
import { Link } from 'react-router'
import { OrderStatusBadge, UnpaidBadge } from '../../components/order-status-badge.tsx'
import { Panel } from '../../components/panel.tsx'
import { paths } from '../../paths.ts'

type VisitsPanelProps = {
  title: string
  due: DashboardDue
  empty: string
  today: CalendarDate
  isUrgent?: boolean
}

/** Where the van has to be, on the date of each place. */
export function VisitsPanel({
  title,
  due: { total, open, visits },
  empty,
  today,
  isUrgent = false,
}: VisitsPanelProps) {
  return (
    <Panel title={total === 0 ? title : `${title} · ${isUrgent ? total : `${open} of ${total} open`}`}>
      {total === 0 && <p className="text-muted-foreground">{empty}</p>}
      <ul className="divide-y">
        {visits.map((visit) => (
          <li key={`${visit.order} ${visit.kind}`} className="flex flex-col items-start gap-1 py-2">
            <Link
              to={paths.order({ _id: visit.order })}
              className="max-w-full py-1 font-medium break-words underline underline-offset-4"
            >
              {visit.customer}
            </Link>
            <span className="text-muted-foreground">
              <span className="font-mono whitespace-nowrap">{visit.orderNumber}</span> · {visit.place}
            </span>
            <span className="flex flex-wrap gap-1">
              {visit.isOverdue && (
                <Badge tone="danger">
                  {visit.kind === 'delivery' ? 'Delivery' : 'Pickup'} of {formatDay(visit.day)}
                  {visit.day === today && ', over there'}
                </Badge>
              )}
              {!visit.isOverdue && visit.day !== today && <Badge>{formatDay(visit.day)} there</Badge>}
              <OrderStatusBadge status={visit.status} />
              {visit.isUnpaid && <UnpaidBadge />}
            </span>
          </li>
        ))}
      </ul>
      {total > 0 && (
        <Link to={paths.dispatch()} className="mt-2 inline-block py-1 underline underline-offset-4">
          {total > visits.length ? `All ${total} in dispatch` : 'Open dispatch'}
        </Link>
      )}
    </Panel>
  )
}
