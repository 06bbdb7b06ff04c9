import { daysText } from '@trivet/core/copy/cart'
import * as ordersCopy from '@trivet/core/copy/orders'
import { cartPeriod } from '@trivet/core/cart'
import { rentalPeriodMessage } from '@trivet/core/copy/dates'
import { daysBetween, decideRentalPeriod, defaultRentalPeriod, recommendedLeadDays } from '@trivet/core/dates'
import type { RentalPeriodFault, VanDays } from '@trivet/core/dates'
import { Button } from '@trivet/ui/button'
import { Info } from 'lucide-react'
import type { RefusedSides } from '@trivet/ui/date-range-field'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { TripDatesField } from '../../components/rental/trip-dates-field.tsx'
import { cartActions } from '../../lib/cart-actions.ts'
import { useCart } from '../../lib/cart.ts'
import { useCartAvailability } from '../../components/rental/use-cart-availability.ts'
import { paths } from '../../paths.ts'
import { DatesNotPossible } from './dates-not-possible.tsx'
import { StepActions } from './step-actions.tsx'
import { StepForm } from './step-form.tsx'
import type { StepProblem } from './step-form.tsx'

const fieldId = 'rental-dates'

const startFaults: readonly RentalPeriodFault['code'][] = [
  'starts-in-past',
  'too-soon',
  'no-delivery-that-day',
]

export function DatesStep({ van }: { van: VanDays }) {
  const { cart } = useCart()
  const { start, end } = cart.period
  const navigate = useNavigate()
  const { today } = van
  const { shortItem, dayState } = useCartAvailability(today)
  const decision = decideRentalPeriod({ start, end, ...van })
  const [refused, setRefused] = useState<RefusedSides>({})

  function findProblem(): StepProblem | null {
    const side = refused.start ? 'start' : 'end'
    const error = refused[side]
    if (error) return { fieldId: `${fieldId}-${side}`, message: error, isAtField: true }
    if (!decision.ok) {
      const wrong = start && !startFaults.includes(decision.code) ? 'end' : 'start'
      return { fieldId: `${fieldId}-${wrong}`, message: rentalPeriodMessage(decision) }
    }
    return shortItem ? { fieldId: `${fieldId}-start`, message: ordersCopy.notEnoughStock(shortItem) } : null
  }

  // only on arrival: cleared dates stay cleared
  const hasArrived = useRef(false)
  useEffect(() => {
    if (!hasArrived.current && !start && !end) cartActions.setPeriod(defaultRentalPeriod(van))
    hasArrived.current = true
  }, [start, end, van])

  return (
    <StepForm problem={findProblem()} onContinue={() => void navigate(paths.booking({ step: 'address' }))}>
      <p className="mb-6 max-w-prose text-muted-foreground">
        We deliver on the first day and pick up on the last one. Nothing to wash, nothing to return.
      </p>
      <TripDatesField
        id={fieldId}
        startLabel="Delivery date"
        endLabel="Pickup date"
        required
        withPlace={false}
        dayState={dayState}
        onRefused={setRefused}
        className="max-w-130"
      />
      <DatesNotPossible van={van} className="mt-4" />
      <p role="status" className="mt-4 flex max-w-prose flex-col gap-2 text-small">
        {cartPeriod(cart) && decision.ok && (
          <span className="font-mono tabular-nums">{daysText(decision.days)}</span>
        )}
        {shortItem && <span className="text-destructive">{ordersCopy.notEnoughStock(shortItem)}</span>}
        {start && decision.ok && daysBetween(today, start) < recommendedLeadDays && <LeadTimeNote />}
      </p>
      <StepActions back="select">
        <Button type="submit">Continue to Address</Button>
      </StepActions>
    </StepForm>
  )
}

function LeadTimeNote() {
  return (
    <span className="flex gap-2 text-info">
      <Info aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
      Short notice: we recommend booking 3–5 days ahead, or 1–2 weeks in holidays.
    </span>
  )
}
