import type { ShopSettings } from '@trivet/core/settings'
import { PageLoader } from '../../components/page/page-loader.tsx'
import type { User } from '../../lib/session.tsx'
import type { AppliedStay } from '../../lib/stay-store.ts'
import { AddressPrice } from './address-price.tsx'
import type { AddressDraft, BookingDraft } from './booking-draft-input.ts'
import { driverAnswers, isAccessGone } from './driver-answers.ts'
import { forgetAttempt } from './order-attempt.ts'
import { OrderReview } from './order-review.tsx'
import { PaymentForm } from './payment-form.tsx'
import type { useOrdersInTheWay } from './use-orders-in-the-way.ts'
import type { usePlaceOrder } from './use-place-order.ts'
import { WaitingStep } from './waiting-step.tsx'

type PaymentStepProps = {
  draft: BookingDraft
  address: AddressDraft
  stay: AppliedStay | null
  user: User
  /** By which the price was shown before the address; null where the booking was opened behind that. */
  seenRates: ShopSettings['rates'] | null
  order: ReturnType<typeof usePlaceOrder>
  waiting: ReturnType<typeof useOrdersInTheWay>
  /** An order that waits for its payment takes the place of this one. */
  isInTheWay: boolean
  /** Whoever has decided about that goes on from the heading. */
  onDecided: () => void
}

export function PaymentStep(props: PaymentStepProps) {
  const { draft, address, stay, user, seenRates, order, waiting, isInTheWay, onDecided } = props
  const driver = driverAnswers(draft, user)

  function goOn() {
    // another order, though it may be of the same things
    forgetAttempt()
    onDecided()
  }

  return (
    <>
      {isInTheWay && (
        <WaitingStep
          orders={waiting.inTheWay}
          onDropped={goOn}
          onBesides={() => {
            waiting.keepBesides(waiting.inTheWay.map(({ _id }) => _id))
            goOn()
          }}
        />
      )}
      {waiting.isLoading && <PageLoader />}
      {/* kept while it is hidden, with what was typed */}
      <div hidden={isInTheWay || waiting.isLoading}>
        {seenRates && <AddressPrice before={seenRates} />}
        <OrderReview
          draft={draft}
          address={address}
          stay={stay}
          driver={driver}
          isAccessGone={isAccessGone(draft, user)}
        />
        <PaymentForm draft={draft} address={address} stay={stay} driver={driver} order={order} />
      </div>
    </>
  )
}
