import { addDays, daysBetween, formatDay, maxRentalDays } from '@trivet/core/dates'
import type { Order } from '@trivet/core/contract/orders'
import { Dialog, DialogContent } from '@trivet/ui/dialog'
import { QuantityStepper } from '@trivet/ui/quantity-stepper'
import { useDeferredValue, useState } from 'react'
import { RentalChangeOffer } from './rental-change-offer.tsx'

/** More days with what is there already. */
export function ExtendDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { rentalStart, rentalEnd, rentalDays } = order
  const [wanted, setWanted] = useState(() => addDays(rentalEnd, 1))
  // the day stays that was asked for, also where another device changes the order meanwhile
  const end = wanted > rentalEnd ? wanted : addDays(rentalEnd, 1)
  // while the button is held, only the last number is asked for
  const asked = useDeferredValue(end)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title="Keep it longer" description={`Pickup is on ${formatDay(rentalEnd)} now.`}>
        <div className="flex flex-wrap items-center gap-4">
          <span className="font-medium">More days</span>
          <QuantityStepper
            value={daysBetween(rentalEnd, end)}
            onChange={(days) => setWanted(addDays(rentalEnd, days))}
            itemName="more days"
            max={maxRentalDays - rentalDays}
          />
          <span aria-live="polite">Pickup on {formatDay(end)}</span>
        </div>
        <div className="mt-6">
          <RentalChangeOffer
            key={asked}
            order={order}
            request={{ kind: 'longer', rentalStart, rentalEnd: asked }}
            confirmLabel="Extend"
            onDone={onClose}
          />
        </div>
      </DialogContent>
    </Dialog>
  )
}
