import type { ProductStock } from '@trivet/core/contract/stock'
import * as stockCopy from '@trivet/core/copy/stock'
import { formatDay, type CalendarDate } from '@trivet/core/dates'
import type { TransferStep } from '@trivet/core/stock'
import { Badge, type BadgeProps } from '@trivet/ui/badge'
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
export function TransferList({ stock: { depots, transfers, today }, onMove }: TransferListProps) {
  const nameOf = (id: string) => depots.find(({ _id }) => _id === id)?.name ?? id
  const columns = [
    column('Route', ({ from, to }: Transfer) => `${nameOf(from)} to ${nameOf(to)}`),
    column('Units', ({ units }: Transfer) => units, { numeric: true }),
    column('Leaves', ({ leavesOn }: Transfer) => formatDay(leavesOn)),
    column('Arrives', arrivalText),
    column('State', (transfer: Transfer) => {
      const { tone, words } = stateOf(transfer, today)
      return <Badge tone={tone}>{words}</Badge>
    }),
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

/** When it was to arrive; of one that is late, also from when on the shop counts on it. */
function arrivalText({ arrivesOn, expectedOn }: Transfer): string {
  if (!expectedOn) return formatDay(arrivesOn)
  return `${formatDay(expectedOn)}, ${stockCopy.transferPromisedFrom(arrivesOn)}`
}

function stateOf(
  { isSent, leavesOn, expectedOn }: Transfer,
  today: CalendarDate,
): { tone: NonNullable<BadgeProps['tone']>; words: string } {
  if (!isSent && leavesOn < today) return { tone: 'warning', words: stockCopy.transferNotSentYet }
  if (expectedOn) return { tone: 'warning', words: stockCopy.transferNotArrivedYet }
  if (isSent) return { tone: 'info', words: stockCopy.transferSent }
  return { tone: 'neutral', words: stockCopy.transferPlanned }
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
