import { ErrorState } from '@trivet/ui/error-state'
import { lazy, useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { whenIdle } from '../../lib/when-idle.ts'
import type { BookingStep } from './booking-steps.ts'

// calendar, forms and payment: the first step needs none of them
const dates = laterStep(() => import('./dates-step.tsx').then((module) => module.DatesStep))
const address = laterStep(() => import('./address-step.tsx').then((module) => module.AddressStep))
const stay = laterStep(() => import('./stay-step.tsx').then((module) => module.StayStep))
const payment = laterStep(() => import('./payment-step.tsx').then((module) => module.PaymentStep))

export const DatesStep = dates.Step
export const AddressStep = address.Step
export const StayStep = stay.Step
export const PaymentStep = payment.Step

/** A step with a script of its own. Where that has come already it is shown at once: `lazy` alone would show the loader first. */
function laterStep<Props extends object>(find: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null
  async function load() {
    loaded = await find()
    return { default: loaded }
  }
  const Lazy = lazy(() => load().catch(() => ({ default: StepMissing })))
  function Step(props: Props) {
    // the same for as long as it is shown: another one would begin anew
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Lazy)
    return <Shown {...props} />
  }
  return { Step, load }
}

/** Its script did not come; what was chosen and typed is kept for this tab. */
function StepMissing() {
  return <ErrorState title="This step could not be loaded" onRetry={() => window.location.reload()} />
}

/** Asks for the script of the next step while this one is answered; all at once would keep a touch waiting. */
export function useNextStep(step: BookingStep, { hasStay, isKnown }: { hasStay: boolean; isKnown: boolean }) {
  useEffect(() => {
    if (!isKnown) return
    return whenIdle(() => {
      const next = { select: dates, dates: hasStay ? stay : address, address: payment, payment: null }[step]
      if (next) void quietly(next.load)
    })
  }, [step, hasStay, isKnown])
}

/** What cannot be had is asked for again where it is shown, and only then the guest is told (`early-events/main.ts`). */
async function quietly(load: () => Promise<unknown>): Promise<void> {
  const { dataset } = document.documentElement
  dataset.ahead = ''
  await load().catch(() => {})
  delete dataset.ahead
}
