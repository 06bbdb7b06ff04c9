import { addressText } from '@trivet/core/copy/delivery'
import type { Order } from '@trivet/core/contract/orders'
import { formatDollars } from '@trivet/core/money'
import { Button } from '@trivet/ui/button'
import { useEffect, useRef } from 'react'
import type { DeliveryPreviewFacts } from './use-change-delivery.ts'

type DeliveryPreviewProps = {
  order: Order
  preview: DeliveryPreviewFacts
  isSaving: boolean
  onBack: () => void
  onConfirm: () => void
}

/** A new address, and what it costs, before it is taken. */
export function DeliveryPreview({ order, preview, isSaving, onBack, onConfirm }: DeliveryPreviewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const total = formatDollars(order.totalPrice)
  return (
    <div className="flex flex-col gap-5">
      <h3 ref={heading} tabIndex={-1} className="type-h3 outline-none">
        Deliver to the new address?
      </h3>
      <dl className="divide-y border-y text-small">
        {[
          ['Until now', addressText(order.rentalAddress)],
          ['From now on', addressText(preview.rentalAddress)],
          ['Total', preview.charge === 0 ? `${total}, as before` : total],
        ].map(([label, text]) => (
          <div key={label} className="grid grid-cols-[7rem_1fr] gap-4 py-2">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      {preview.priceNote && <p className="text-small">{preview.priceNote}</p>}
      <div className="flex flex-wrap gap-3">
        <Button loading={isSaving} loadingText="Saving..." onClick={onConfirm}>
          Deliver there
        </Button>
        <Button variant="secondary" onClick={onBack}>
          Back
        </Button>
      </div>
    </div>
  )
}
