import type { Order } from '@trivet/core/contract/orders'
import { Button } from '@trivet/ui/button'
import { useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'

const ChangeDeliveryDialog = lazyPart(() =>
  import('./change-delivery-dialog.tsx').then((module) => module.ChangeDeliveryDialog),
)

/** Address and driver's notes can be changed until the order is packed. */
export function ChangeDeliveryButton({ order }: { order: Order }) {
  const [isOpen, setIsOpen] = useState(false)
  const { deliveryDetails: details } = order
  if (!details) return null
  if (!details.isOpen) {
    if (order.status !== 'packed' && order.status !== 'dispatched') return null
    return (
      <p className="mt-3 max-w-prose text-small text-muted-foreground">
        Your order is packed, so this can no longer be changed here. Write to us if something is wrong.
      </p>
    )
  }
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="mt-4 h-11"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        Change delivery details
      </Button>
      {isOpen && <ChangeDeliveryDialog order={order} details={details} onClose={() => setIsOpen(false)} />}
    </>
  )
}
