import type { AtRisk, ProductStock } from '@trivet/core/contract/stock'
import * as stockCopy from '@trivet/core/copy/stock'
import { addDays } from '@trivet/core/dates'
import { Button } from '@trivet/ui/button'
import { useState } from 'react'
import { QueryState } from '../../components/query-state.tsx'
import { trpc } from '../../lib/trpc.ts'
import { TransferDialog, type PlannedTransfer } from './transfer-dialog.tsx'

type Order = AtRisk['orders'][number]
type AtRiskTransferProps = { order: Order; help: Order['helps'][number] }

/** A depot has units to spare: from here they are on their way the day before they are missed. */
export function AtRiskTransfer({ order, help }: AtRiskTransferProps) {
  const [isOpen, setIsOpen] = useState(false)
  const stock = trpc.stock.ofProduct.useQuery({ id: order.product }, { enabled: isOpen })
  const units = Math.min(help.units, order.short)
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
        Transfer {units < order.short ? `${units} of ${order.short}` : units} from {help.name}…
        <span className="sr-only"> for {order.orderNumber}</span>
      </Button>
      {isOpen && (
        <QueryState query={stock} failure={stockCopy.stockFailed}>
          {(shown) => (
            <TransferDialog
              stock={shown}
              planned={plannedFor(shown, { order, help, units })}
              onClose={() => setIsOpen(false)}
            >
              {(chosen) => <p role="status">{chosen > 0 && stockCopy.transferEffect(order.short, chosen)}</p>}
            </TransferDialog>
          )}
        </QueryState>
      )}
    </>
  )
}

function plannedFor(
  { today }: ProductStock,
  { order, help, units }: AtRiskTransferProps & { units: number },
): PlannedTransfer {
  const dayBefore = addDays(order.firstDay, -1)
  return {
    from: help.depot,
    to: order.depot,
    units,
    leavesOn: dayBefore < today ? today : dayBefore,
    arrivesOn: order.firstDay,
  }
}
