import type { Order } from '@trivet/core/contract/orders'
import { areaOf } from '@trivet/core/settings'
import { useEffect, useRef, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { PageLoader } from '../../components/page/page-loader.tsx'
import { WaitingOrders } from '../../components/waiting/waiting-orders.tsx'
import { useCart } from '../../lib/cart.ts'
import { rememberPlace, usePlace } from '../../lib/place-store.ts'
import { zipOf } from '../../lib/zip-of.ts'
import { useShopSettings } from '../../lib/shop-settings.tsx'
import type { User } from '../../lib/session.tsx'
import { useAppliedStay } from '../../lib/stay-store.ts'
import { vanDaysAt } from '../../lib/van-days.ts'
import { paths } from '../../paths.ts'
import { AddressPrice, useRatesBeforeAddress } from './address-price.tsx'
import { AddressStep } from './address-step.tsx'
import { deliveryAddress, useBookingDraft } from './booking-draft.ts'
import { BookingFrame, BookingOpening } from './booking-frame.tsx'
import { openStep } from './booking-steps.ts'
import { DatesStep } from './dates-step.tsx'
import { driverAnswers } from './driver-answers.ts'
import { forgetAttempt } from './order-attempt.ts'
import { OrderPlaced } from './order-placed.tsx'
import { OrderReview } from './order-review.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PaymentForm } from './payment-form.tsx'
import { SelectStep } from './select-step.tsx'
import { StayStep } from './stay-step.tsx'
import { useOrdersInTheWay } from './use-orders-in-the-way.ts'
import { usePlaceOrder } from './use-place-order.ts'
import { WaitingStep } from './waiting-step.tsx'

export function BookingPage({ user }: { user: User }) {
  const { cart, ready } = useCart()
  const [query] = useSearchParams()
  const draft = useBookingDraft()
  const [placed, setPlaced] = useState<Order | null>(null)
  const address = deliveryAddress(draft, user)
  const driver = driverAnswers(draft, user)
  const applied = useAppliedStay()
  const stay = applied?.slug === draft.refusedStay ? null : applied
  const settings = useShopSettings()
  const place = usePlace()
  const van = vanDaysAt(place ?? address.postalCode, settings)
  const wanted = query.get('step')
  const step = openStep(wanted, { cart, draft, address, stay, van, settings })
  const heading = useFocusOnChange(step)
  const seenRates = useRatesBeforeAddress(step)
  // what the address says is where the guest stays: fee, tax and days are those of it
  const told =
    wanted === 'payment' && !stay && areaOf(address.postalCode, settings) ? address.postalCode : null
  useEffect(() => {
    if (told !== null) rememberPlace(zipOf(told))
  }, [told])
  const waiting = useOrdersInTheWay()
  const order = usePlaceOrder({
    besides: waiting.besides,
    onPlaced: setPlaced,
  })
  // what is under way is not taken away, whatever is heard of it meanwhile
  const isInTheWay = step === 'payment' && waiting.inTheWay.length > 0 && !order.isUnderWay

  if (placed) return <OrderPlaced order={placed} />
  if (!ready) return <BookingOpening />
  if (wanted !== null && wanted !== step) return <Navigate to={paths.booking({ step })} replace />
  return (
    <BookingFrame step={step} heading={heading} summary={!isInTheWay && <OrderSummary />}>
      {step !== 'payment' && <WaitingOrders className="mb-8" />}
      {step === 'select' && <SelectStep />}
      {step === 'dates' && <DatesStep van={van} />}
      {step === 'address' && stay && <StayStep stay={stay} draft={draft} user={user} />}
      {step === 'address' && !stay && (
        <AddressStep draft={draft} address={address} stay={applied} user={user} />
      )}
      {isInTheWay && (
        <WaitingStep
          orders={waiting.inTheWay}
          onDropped={() => {
            forgetAttempt()
            heading.current?.focus()
          }}
          onBesides={() => {
            // another order, though it may be of the same things
            forgetAttempt()
            waiting.keepBesides(waiting.inTheWay.map(({ _id }) => _id))
            heading.current?.focus()
          }}
        />
      )}
      {step === 'payment' && waiting.isLoading && <PageLoader />}
      {step === 'payment' && (
        // kept while it is hidden, with what was typed
        <div hidden={isInTheWay || waiting.isLoading}>
          {seenRates && <AddressPrice before={seenRates} />}
          <OrderReview draft={draft} address={address} stay={stay} driver={driver} />
          <PaymentForm draft={draft} address={address} stay={stay} driver={driver} order={order} />
        </div>
      )}
    </BookingFrame>
  )
}

/** Moves focus to the heading of a new step, but leaves the page alone on arrival. */
function useFocusOnChange(step: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return heading
}
