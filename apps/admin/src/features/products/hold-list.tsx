import type { ProductCalendar } from '@trivet/core/contract/catalog'
import { column } from '@trivet/ui/data-table'
import { EmailText } from '../../components/email-text.tsx'
import { OrderStatusBadge } from '../../components/order-status-badge.tsx'
import { PageLink } from '../../components/page-link.tsx'
import { RecordTable } from '../../components/record-table.tsx'
import { formatPeriod } from '../../lib/dates.ts'
import { paths } from '../../paths.ts'

type Hold = ProductCalendar['holds'][number]

const columnsOf = (holds: readonly Hold[]) => [
  column('Order', ({ orderId, orderNumber }: Hold) => (
    <PageLink
      to={paths.order({ _id: orderId })}
      className="font-mono whitespace-nowrap underline underline-offset-4"
    >
      {orderNumber}
    </PageLink>
  )),
  // the warehouse is not told whose they are
  ...(holds.some(({ email }) => email)
    ? [column('Customer', ({ email = '' }: Hold) => <EmailText email={email} />)]
    : []),
  column('Reserved', ({ firstDay, lastDay }: Hold) => formatPeriod(firstDay, lastDay)),
  column('Status', ({ status }: Hold) => <OrderStatusBadge status={status} />),
  column('Pieces', ({ units }: Hold) => units, { numeric: true }),
]

export function HoldList({ holds }: { holds: readonly Hold[] }) {
  return (
    <RecordTable
      caption="Orders that hold it"
      columns={columnsOf(holds)}
      rows={holds}
      rowKey={({ orderId }) => orderId}
      empty="Nothing is reserved"
    />
  )
}
