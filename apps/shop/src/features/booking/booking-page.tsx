import type { Order } from '@trivet/core/contract/orders'
import { areaOf } from '@trivet/core/settings'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router'
import { Opening } from '../../components/page/opening.tsx'
import { PageLoader } from '../../components/page/page-loader.tsx'
import { PagePart } from '../../components/page/page-part.tsx'
import { WaitingOrders } from '../../components/waiting/waiting-orders.tsx'
import { useCart } from '../../lib/cart.ts'
import { rememberPlace, usePlace } from '../../lib/place-store.ts'
import { zipOf } from '../../lib/zip-of.ts'
import { useShopSettings } from '../../lib/shop-settings.tsx'
import type { User } from '../../lib/session.tsx'
import { useAppliedStay } from '../../lib/stay-store.ts'
import { vanDaysAt } from '../../lib/van-days.ts'
import { paths } from '../../paths.ts'
import { useRatesBeforeAddress } from './address-price.tsx'
import { deliveryAddress, useBookingDraft } from './booking-draft.ts'
import { BookingFrame } from './booking-frame.tsx'
import { openStep, wantedStep } from './booking-steps.ts'
import { AddressStep, DatesStep, PaymentStep, StayStep, useNextStep } from './later-steps.tsx'
import { OrderPlaced } from './order-placed.tsx'
import { OrderSummary } from './order-summary.tsx'
import { SelectStep } from './select-step.tsx'
import { useOrdersInTheWay } from './use-orders-in-the-way.ts'
import { usePlaceOrder } from './use-place-order.ts'

/** With its first step before it is known who books what; the later ones come when that is known. */
export function BookingPage({ user }: { user: User | null }) {
  const { cart, ready } = useCart()
  // what follows from it is drawn in the background: a touch meanwhile is answered first
  const isKnown = useDeferredValue(user !== null && ready) && user !== null
  const [query] = useSearchParams()
  const { state } = useLocation()
  const draft = useBookingDraft()
  const [placed, setPlaced] = useState<Order | null>(null)
  const place = usePlace()
  const address = deliveryAddress(draft, user, place)
  const applied = useAppliedStay()
  const stay = applied?.slug === draft.refusedStay ? null : applied
  const settings = useShopSettings()
  const van = vanDaysAt(place ?? address.postalCode, settings)
  const wanted = query.get('step')
  const step = isKnown ? openStep(wanted, { cart, draft, address, stay, van, settings }) : wantedStep(wanted)
  const heading = useFocusOnChange(step)
  const seenRates = useRatesBeforeAddress(isKnown ? step : null)
  // what the address says is where the guest stays: fee, tax and days are those of it
  const told =
    isKnown && wanted === 'payment' && !stay && areaOf(address.postalCode, settings)
      ? address.postalCode
      : null
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

  useNextStep(step, { hasStay: stay !== null, isKnown })

  if (placed) return <OrderPlaced order={placed} />
  const isEmpty = cart.items.length === 0
  if (isKnown && wanted !== null && wanted !== step)
    return <Navigate to={paths.booking({ step })} replace state={{ isEmptied: isEmpty }} />
  return (
    <BookingFrame step={step} heading={heading} summary={isKnown && !isInTheWay && <OrderSummary />}>
      {isKnown && step !== 'payment' && <WaitingOrders className="mb-8" />}
      {state?.isEmptied && isEmpty && <EmptiedElsewhere />}
      <PagePart key={step} canAnswer={isKnown} fallback={<PageLoader />}>
        {step === 'select' && (
          <Opening of="booking" isKnown={isKnown} loader={<PageLoader />}>
            <SelectStep />
          </Opening>
        )}
        {!isKnown && step !== 'select' && <PageLoader />}
        {isKnown && step === 'dates' && <DatesStep van={van} />}
        {isKnown && step === 'address' && stay && <StayStep stay={stay} draft={draft} user={user} />}
        {isKnown && step === 'address' && !stay && (
          <AddressStep draft={draft} address={address} stay={applied} user={user} />
        )}
        {isKnown && step === 'payment' && (
          <PaymentStep
            draft={draft}
            address={address}
            stay={stay}
            user={user}
            seenRates={seenRates}
            order={order}
            waiting={waiting}
            isInTheWay={isInTheWay}
            onDecided={() => heading.current?.focus()}
          />
        )}
      </PagePart>
    </BookingFrame>
  )
}

/** Somebody was further on, and has nothing to book any more. */
function EmptiedElsewhere() {
  return (
    <p role="status" className="mb-8 max-w-prose text-small">
      Your cart is empty now. Did you order in another tab? Then it is in{' '}
      <Link to={paths.profile({ tab: 'orders' })} className="font-medium underline underline-offset-4">
        My Orders
      </Link>
      .
    </p>
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
