import type { ProductCalendar } from '@trivet/core/contract/catalog'
import { formatDay } from '@trivet/core/dates'
import { column } from '@trivet/ui/data-table'
import { Link } from 'react-router'
import { RecordTable } from '../../components/record-table.tsx'
import { formatPeriod } from '../../lib/dates.ts'
import { paths } from '../../paths.ts'
import { awayLabel } from './away-on.ts'

type Away = ProductCalendar['away'][number]

const columns = [
  column('What', ({ kind }: Away) => awayLabel[kind]),
  column('Pieces', ({ units }: Away) => units, { numeric: true }),
  column('Where', ({ depot, to }: Away) => (to ? `${depot} to ${to}` : depot)),
  column('Days', ({ firstDay, lastDay }: Away) =>
    lastDay ? formatPeriod(firstDay, lastDay) : `From ${formatDay(firstDay)}, until further notice`,
  ),
  column('Why', ({ reason, orderId, orderNumber }: Away) =>
    orderId ? (
      <Link
        to={paths.order({ _id: orderId })}
        className="font-mono whitespace-nowrap underline underline-offset-4"
      >
        {orderNumber}
      </Link>
    ) : (
      reason
    ),
  ),
]

export function AwayList({ away }: { away: readonly Away[] }) {
  return (
    <RecordTable
      caption="Units that are away"
      columns={columns}
      rows={away}
      rowKey={(row) => `${row.kind}:${row.firstDay}:${row.depot}:${row.orderId}:${row.reason}`}
      empty="Every unit is in its depot or with guests on time"
    />
  )
}
