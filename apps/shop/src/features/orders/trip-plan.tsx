import { tripWindows } from '@trivet/core/orders'
import type { Order } from '@trivet/core/contract/orders'
import { CalendarPlus } from 'lucide-react'
import { VisitPlan } from '../../components/delivery/visit-plan.tsx'
import { DocumentButton } from '../../components/document-button.tsx'
import { isDemoOrder } from './demo-order.ts'
import { paths } from '../../paths.ts'

/** The order as its days: when the van comes, and what to do on arrival. */
export function TripPlan({ order }: { order: Order }) {
  const { _id, rentalStart, rentalEnd, isPaid } = order
  return (
    <section aria-labelledby="plan">
      <h2 id="plan" className="type-h3">
        Your plan
      </h2>
      <VisitPlan
        rentalStart={rentalStart}
        rentalEnd={rentalEnd}
        windows={{
          delivery: order.deliveryWindow ?? tripWindows.delivery,
          pickup: order.pickupWindow ?? tripWindows.pickup,
        }}
        access={
          order.deliveryDetails?.isOpen &&
          !order.deliveryDetails.access &&
          'A gate code or a key box? Add it to the delivery details below, and the driver will know.'
        }
        onArrival="Something missing or chipped? Press “Report damage” on this page the same day, and it is not yours to answer for."
      />
      {!isDemoOrder(_id) && (
        <div className="mt-5 flex flex-wrap gap-3">
          <DocumentButton
            path={paths.calendar({ orderId: _id })}
            name={`trivet-${rentalStart}.ics`}
            label="Add to calendar"
            icon={CalendarPlus}
          />
          {isPaid && (
            <DocumentButton
              path={paths.arrivalCard({ orderId: _id })}
              name="trivet-arrival-card.pdf"
              label="Arrival card"
            />
          )}
        </div>
      )}
    </section>
  )
}
