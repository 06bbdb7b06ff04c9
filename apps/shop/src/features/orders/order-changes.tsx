import { orderOptions } from '@trivet/core'
import type { Order } from '@trivet/core'
import { Button } from '@trivet/ui/button'
import { lazy, Suspense, useState } from 'react'

const CancelOrderDialog = lazy(() =>
  import('./cancel-order-dialog.tsx').then((module) => ({ default: module.CancelOrderDialog })),
)
const ChangeDatesDialog = lazy(() =>
  import('./change-dates-dialog.tsx').then((module) => ({ default: module.ChangeDatesDialog })),
)
const ExtendDialog = lazy(() =>
  import('./extend-dialog.tsx').then((module) => ({ default: module.ExtendDialog })),
)

type Change = 'dates' | 'longer' | 'cancel'

const labels = { dates: 'Change dates', longer: 'Keep it longer', cancel: 'Cancel order' } as const

/** What a guest may still do with an order; each opens a dialog that says the cost before the deed. */
export function OrderChanges({ order }: { order: Order }) {
  const [open, setOpen] = useState<Change | null>(null)
  const changes = changesOf(order)
  if (changes.length === 0) return null
  const dialog = { order, onClose: () => setOpen(null) }
  return (
    <>
      <div role="group" aria-label="Change this order" className="mt-5 flex flex-wrap gap-3">
        {changes.map((change) => (
          <Button
            key={change}
            size="sm"
            variant="secondary"
            className="h-11"
            aria-haspopup="dialog"
            onClick={() => setOpen(change)}
          >
            {labels[change]}
          </Button>
        ))}
      </div>
      <Suspense>
        {open === 'dates' && <ChangeDatesDialog {...dialog} />}
        {open === 'longer' && <ExtendDialog {...dialog} />}
        {open === 'cancel' && <CancelOrderDialog {...dialog} />}
      </Suspense>
    </>
  )
}

function changesOf(order: Order): Change[] {
  const options = orderOptions(order, new Date())
  return (['dates', 'longer', 'cancel'] as const).filter((change) => options[change].isOpen)
}
