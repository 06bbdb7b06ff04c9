import type { ProductCalendar } from '@trivet/core/contract/catalog'
import { column } from '@trivet/ui/data-table'
import { OrderLinks } from '../../components/order-links.tsx'
import { RecordTable } from '../../components/record-table.tsx'
import { formatOpenPeriod } from '../../lib/dates.ts'
import { awayLabel } from './away-on.ts'

type Away = ProductCalendar['away'][number]

const columns = [
  column('What', ({ kind }: Away) => awayLabel[kind]),
  column('Pieces', ({ units }: Away) => units, { numeric: true }),
  column('Where', ({ depot, to }: Away) => (to ? `${depot} to ${to}` : depot)),
  column('Days', ({ firstDay, lastDay }: Away) => formatOpenPeriod(firstDay, lastDay)),
  column('Why', ({ reason, orderId, orderNumber }: Away) =>
    orderId && orderNumber ? <OrderLinks orders={[{ orderId, orderNumber }]} /> : reason,
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
