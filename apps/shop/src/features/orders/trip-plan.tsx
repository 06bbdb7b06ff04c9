import { formatDay } from '@trivet/core/dates'
import { tripWindows } from '@trivet/core/orders'
import type { Order } from '@trivet/core/contract/orders'
import { CalendarPlus } from 'lucide-react'
import type { ReactNode } from 'react'
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
      <ol className="mt-4 border-l-2 border-dashed border-input pl-6">
        <Stop
          day={formatDay(rentalStart)}
          title="We deliver"
          window={order.deliveryWindow ?? tripWindows.delivery}
        >
          Nobody has to be there.{' '}
          {order.deliveryDetails?.isOpen &&
            !order.deliveryDetails.access &&
            'A gate code or a key box? Add it to the delivery details below, and the driver will know.'}
        </Stop>
        <Stop day="On arrival" title="Open the crate">
          It stands in the kitchen with the packing list on top. Something missing or chipped? Press “Report
          damage” on this page the same day, and it is not yours to answer for.
        </Stop>
        <Stop day={formatDay(rentalEnd)} title="We pick up" window={order.pickupWindow ?? tripWindows.pickup}>
          Leave everything in the kitchen, unwashed. Take only the spices and the leftovers with you.
        </Stop>
      </ol>
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

type StopProps = { day: string; title: string; window?: string; children: ReactNode }

function Stop({ day, title, window, children }: StopProps) {
  return (
    <li className="relative pb-6 last:pb-0">
      <span
        aria-hidden
        className="absolute top-1.5 -left-[1.9rem] size-3 rounded-tool border-2 border-foreground bg-background"
      />
      <p className="font-mono text-small tabular-nums">
        {day}
        {window && <span className="text-muted-foreground">, between {window.replace('-', ' and ')}</span>}
      </p>
      <h3 className="mt-0.5 font-semibold">{title}</h3>
      <p className="mt-1 max-w-prose text-small text-muted-foreground">{children}</p>
    </li>
  )
}
