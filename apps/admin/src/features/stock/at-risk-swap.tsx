import type { AtRisk } from '@trivet/core/contract/stock'
import { isDeliveryOpen } from '@trivet/core/delivery'
import { Button } from '@trivet/ui/button'
import { useState } from 'react'
import { SwapDialog } from '../../components/swap-dialog.tsx'

type Order = AtRisk['orders'][number]

/** Something else of its kind, until the order is packed. */
export function AtRiskSwap({ orderId, orderNumber, product, status }: Order) {
  const [isOpen, setIsOpen] = useState(false)
  if (!isDeliveryOpen(status)) return null
  return (
    <li>
      <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
        Swap…<span className="sr-only"> for {orderNumber}</span>
      </Button>
      {isOpen && <SwapDialog orderId={orderId} product={product} onClose={() => setIsOpen(false)} />}
    </li>
  )
}
