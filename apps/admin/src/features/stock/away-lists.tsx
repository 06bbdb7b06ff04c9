import type { ProductStock } from '@trivet/core/contract/stock'
import { Button } from '@trivet/ui/button'
import { column } from '@trivet/ui/data-table'
import { OrderLinks } from '../../components/order-links.tsx'
import { RecordTable } from '../../components/record-table.tsx'
import { formatOpenPeriod } from '../../lib/dates.ts'
import { depotsInUse } from './depots-in-use.ts'

type Hold = ProductStock['holds'][number]
type RepairListProps = { stock: ProductStock; onEnd: (hold: Hold) => void }

/** With one depot nobody needs to read its name. */
function depotColumns(stock: ProductStock) {
  if (depotsInUse(stock).length < 2) return []
  return [column('Depot', ({ depot }: Hold) => stock.depots.find(({ _id }) => _id === depot)?.name ?? depot)]
}

export function RepairList({ stock, onEnd }: RepairListProps) {
  const columns = [
    column('Reason', ({ reason }: Hold) => reason),
    column('Units', ({ units }: Hold) => units, { numeric: true }),
    ...depotColumns(stock),
    column('Days', ({ firstDay, lastDay }: Hold) => formatOpenPeriod(firstDay, lastDay)),
    column('Next', (hold: Hold) => (
      <Button variant="secondary" size="sm" onClick={() => onEnd(hold)}>
        Back in service…
      </Button>
    )),
  ]
  return (
    <RecordTable
      caption="Out of service"
      columns={columns}
      rows={stock.holds.filter(({ kind }) => kind === 'repair')}
      rowKey={({ _id }) => _id}
      empty="Every unit is in service"
    />
  )
}

/** Ends by itself when the order is counted back. */
export function LateList({ stock }: { stock: ProductStock }) {
  const columns = [
    column('Order', ({ orderId, orderNumber }: Hold) =>
      orderId && orderNumber ? <OrderLinks orders={[{ orderId, orderNumber }]} /> : null,
    ),
    column('Units', ({ units }: Hold) => units, { numeric: true }),
    ...depotColumns(stock),
    column('Cannot be promised', ({ firstDay, lastDay }: Hold) => formatOpenPeriod(firstDay, lastDay)),
  ]
  return (
    <RecordTable
      caption="Late with guests"
      columns={columns}
      rows={stock.holds.filter(({ kind }) => kind === 'overdue')}
      rowKey={({ _id }) => _id}
      empty="Nothing is late"
    />
  )
}
