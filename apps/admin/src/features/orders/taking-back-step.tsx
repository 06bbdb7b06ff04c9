import type { StaffOrder } from '@trivet/core/contract/orders'
import { statusLabel } from '@trivet/core/orders'
import { Button } from '@trivet/ui/button'
import { useState } from 'react'
import { TakeBackDialog } from './take-back-dialog.tsx'

/** The order's last step, which staff take back while nothing followed from it. */
export function TakingBackStep({ order }: { order: StaffOrder }) {
  const { lastChange } = order
  const [isOpen, setIsOpen] = useState(false)
  if (!lastChange) return null
  const step = `“${statusLabel(lastChange.to)}”`
  if (lastChange.closedBecause !== null) {
    return (
      <p className="text-muted-foreground">
        {step} cannot be taken back. {lastChange.closedBecause}
      </p>
    )
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Take {step} back…
      </Button>
      {isOpen && <TakeBackDialog order={order} change={lastChange} onClose={() => setIsOpen(false)} />}
    </>
  )
}
