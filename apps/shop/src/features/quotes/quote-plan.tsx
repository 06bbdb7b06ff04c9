import type { LinkedQuote } from '@trivet/core/contract/written-quotes'
import { clockName, namedCity } from '@trivet/core/orders'
import { VisitPlan } from '../../components/delivery/visit-plan.tsx'
import { CancellationRule } from '../../components/rental/cancellation-rule.tsx'

/** What happens when, if the quote is accepted: both visits, and until when its order can be cancelled. */
export function QuotePlan({ quote }: { quote: LinkedQuote }) {
  const { rentalStart, rentalEnd, deliveryWindow, pickupWindow, timeZone, address } = quote
  return (
    <section aria-labelledby="plan" className="flex flex-col gap-5">
      <div>
        <h2 id="plan" className="type-h3">
          Your plan
        </h2>
        <VisitPlan
          rentalStart={rentalStart}
          rentalEnd={rentalEnd}
          windows={{ delivery: deliveryWindow, pickup: pickupWindow }}
          clockOf={(day) => clockName(day, { timeZone, city: namedCity(address.city) })}
          access="A gate code or a key box? Add it to your order once it is paid, and the driver will know."
          onArrival="Something missing or chipped? Report it on the page of your order the same day, and it is not yours to answer for."
        />
      </div>
      <CancellationRule start={rentalStart} timeZone={timeZone} />
    </section>
  )
}
