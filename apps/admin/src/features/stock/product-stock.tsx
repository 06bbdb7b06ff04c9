import type { ProductStock } from '@trivet/core/contract/stock'
import { Button } from '@trivet/ui/button'
import { column } from '@trivet/ui/data-table'
import { useState, type ReactNode } from 'react'
import { Panel } from '../../components/panel.tsx'
import { RecordTable } from '../../components/record-table.tsx'
import { LateList, RepairList } from './away-lists.tsx'
import { CountDialog } from './count-dialog.tsx'
import { depotsInUse } from './depots-in-use.ts'
import { EndHoldDialog } from './end-hold-dialog.tsx'
import { HoldDialog } from './hold-dialog.tsx'
import { TransferDialog } from './transfer-dialog.tsx'
import { TransferList } from './transfer-list.tsx'
import { TransferStepDialog, type TransferToMove } from './transfer-step-dialog.tsx'

type Depot = ProductStock['depots'][number]

type Open =
  | { dialog: 'count'; depot: Depot }
  | { dialog: 'plan' }
  | ({ dialog: 'move' } & TransferToMove)
  | { dialog: 'hold' }
  | { dialog: 'end'; hold: ProductStock['holds'][number] }

/** Where the units of a product are, and what is done with them. */
export function ProductStockPanel({ stock }: { stock: ProductStock }) {
  const [open, setOpen] = useState<Open | null>(null)
  const depots = depotsInUse(stock)
  const [only] = depots.length === 1 ? depots : []
  return (
    <Panel title="Stock">
      <div className="grid gap-6">
        {only ? (
          <div className="flex flex-wrap items-center gap-3">
            <p>
              <span className="font-mono tabular-nums">{only.units}</span> in all, also those that guests have
            </p>
            <CountButton onClick={() => setOpen({ dialog: 'count', depot: only })} />
          </div>
        ) : (
          <Part title={`${stock.countInStock} over all depots, also those that guests have`}>
            <RecordTable
              caption="Units by depot"
              columns={depotColumns((depot) => setOpen({ dialog: 'count', depot }))}
              rows={depots}
              rowKey={({ _id }) => _id}
              empty="There is no depot"
            />
          </Part>
        )}
        {(!only || stock.transfers.length > 0) && (
          <Part
            title="Transfers"
            action={{
              label: 'Plan a transfer…',
              onClick: () => setOpen({ dialog: 'plan' }),
            }}
          >
            <TransferList stock={stock} onMove={(moved) => setOpen({ dialog: 'move', ...moved })} />
          </Part>
        )}
        <Part
          title="Out of service"
          action={{
            label: 'Take out of service…',
            onClick: () => setOpen({ dialog: 'hold' }),
          }}
        >
          <RepairList stock={stock} onEnd={(hold) => setOpen({ dialog: 'end', hold })} />
        </Part>
        <Part title="Late with guests">
          <LateList stock={stock} />
        </Part>
      </div>
      {open && <OpenDialog open={open} stock={stock} onClose={() => setOpen(null)} />}
    </Panel>
  )
}

function OpenDialog({ open, ...props }: { open: Open; stock: ProductStock; onClose: () => void }) {
  if (open.dialog === 'count') {
    return <CountDialog product={props.stock._id} depot={open.depot} onClose={props.onClose} />
  }
  if (open.dialog === 'plan') return <TransferDialog {...props} />
  if (open.dialog === 'move') {
    return <TransferStepDialog transfer={open.transfer} step={open.step} onClose={props.onClose} />
  }
  if (open.dialog === 'hold') return <HoldDialog {...props} />
  return <EndHoldDialog {...props} hold={open.hold} />
}

function depotColumns(onCount: (depot: Depot) => void) {
  return [
    column('Depot', ({ name, isClosed }: Depot) => (isClosed ? `${name} (closed)` : name)),
    column('Units', ({ units }: Depot) => units, { numeric: true }),
    column('Count', (depot: Depot) => <CountButton of={depot.name} onClick={() => onCount(depot)} />),
  ]
}

function CountButton({ of, onClick }: { of?: string; onClick: () => void }) {
  return (
    <Button variant="secondary" size="sm" onClick={onClick}>
      Count…{of && <span className="sr-only"> {of}</span>}
    </Button>
  )
}

type PartProps = {
  title: string
  action?: { label: string; onClick: () => void }
  children: ReactNode
}

function Part({ title, action, children }: PartProps) {
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-medium">{title}</h3>
        {action && (
          <Button variant="secondary" size="sm" onClick={action.onClick}>
            {action.label}
          </Button>
        )}
      </div>
      {children}
    </section>
  )
}
