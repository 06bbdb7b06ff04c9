import { lazy, useEffect } from 'react'
import { whenIdle } from '../../lib/when-idle.ts'
import type { BookingStep } from './booking-steps.ts'

const loadDates = () => import('./dates-step.tsx').then(({ DatesStep }) => ({ default: DatesStep }))
const loadAddress = () => import('./address-step.tsx').then(({ AddressStep }) => ({ default: AddressStep }))
const loadStay = () => import('./stay-step.tsx').then(({ StayStep }) => ({ default: StayStep }))
const loadPayment = () => import('./payment-step.tsx').then(({ PaymentStep }) => ({ default: PaymentStep }))

// calendar, forms and payment: the first step needs none of them
export const DatesStep = lazy(loadDates)
export const AddressStep = lazy(loadAddress)
export const StayStep = lazy(loadStay)
export const PaymentStep = lazy(loadPayment)

/** Asks for the script of the next step while this one is answered; all at once would keep a touch waiting. */
export function useNextStep(step: BookingStep, { hasStay, isKnown }: { hasStay: boolean; isKnown: boolean }) {
  useEffect(() => {
    if (!isKnown) return
    return whenIdle(() => {
      const loading = {
        select: loadDates,
        dates: hasStay ? loadStay : loadAddress,
        address: loadPayment,
        payment: null,
      }
      // without a network it is asked for again where it is shown
      void loading[step]?.().catch(() => {})
    })
  }, [step, hasStay, isKnown])
}
