import type { ProductStock } from '@trivet/core/contract/stock'
import { formatDay } from '@trivet/core/dates'
import type { TransferStep } from '@trivet/core/stock'
import { Badge } from '@trivet/ui/badge'
import { Button } from '@trivet/ui/button'
import { column } from '@trivet/ui/data-table'
import { RecordTable } from '../../components/record-table.tsx'
import type { TransferToMove } from './transfer-step-dialog.tsx'

type Transfer = ProductStock['transfers'][number]
type TransferListProps = {
  stock: ProductStock
  onMove: (moved: TransferToMove) => void
}

/** What is planned or on its way. */
export function TransferList({ stock: { depots, transfers }, onMove }: TransferListProps) {
  const nameOf = (id: string) => depots.find(({ _id }) => _id === id)?.name ?? id
  const columns = [
    column('Route', ({ from, to }: Transfer) => `${nameOf(from)} to ${nameOf(to)}`),
    column('Units', ({ units }: Transfer) => units, { numeric: true }),
    column('Leaves', ({ leavesOn }: Transfer) => formatDay(leavesOn)),
    column('Arrives', ({ arrivesOn }: Transfer) => formatDay(arrivesOn)),
    column('State', ({ isSent }: Transfer) => (
      <Badge tone={isSent ? 'info' : 'neutral'}>{isSent ? 'On its way' : 'Planned'}</Badge>
    )),
    column('Next', (transfer: Transfer) => <Steps transfer={transfer} onMove={onMove} />),
  ]
  return (
    <RecordTable
      caption="Transfers"
      columns={columns}
      rows={transfers}
      rowKey={({ _id }) => _id}
      empty="Nothing is planned or on its way"
    />
  )
}

function Steps({ transfer, onMove }: { transfer: Transfer; onMove: TransferListProps['onMove'] }) {
  const steps: [TransferStep, string][] = transfer.isSent
    ? [['arrive', 'Arrived…']]
    : [
        ['send', 'Send…'],
        ['call-off', 'Call off…'],
      ]
  return (
    <div className="flex flex-wrap gap-2">
      {steps.map(([step, label]) => (
        <Button key={step} variant="secondary" size="sm" onClick={() => onMove({ transfer, step })}>
          {label}
        </Button>
      ))}
    </div>
  )
}
