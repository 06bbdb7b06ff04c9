import { useState } from 'react'
import { Assurances } from '../../components/rental/assurances.tsx'
import { useCart } from '../../lib/cart.ts'
import { CartItems } from './cart-items.tsx'
import { useCartProblems } from './cart-problems.ts'
import { CartSummary } from './cart-summary.tsx'
import { CheckoutBar } from './checkout-bar.tsx'

export function FilledCart() {
  const { cart } = useCart()
  const problems = useCartProblems()
  const [missingDates, setMissingDates] = useState<string>()
  const hasDates = cart.period.start !== null && cart.period.end !== null
  return (
    <div className="flex flex-col gap-x-10 gap-y-8 lg:grid lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_auto_1fr] lg:items-start lg:gap-y-6 max-lg:**:scroll-mb-32">
      <div className="lg:row-span-3">
        <CartItems problems={problems.items} changes={problems.changes} />
      </div>
      <CartSummary
        datesError={problems.dates ?? (hasDates ? undefined : missingDates)}
        onDatesTyped={() => setMissingDates(undefined)}
        isUnchecked={problems.isUnchecked}
      />
      <CheckoutBar
        blockedBecause={problems.dates ?? firstOf(problems.items)}
        onMissingDates={setMissingDates}
      />
      <Assurances start={cart.period.start} protection="shown" deposit="shown" />
    </div>
  )
}

function firstOf(problems: ReadonlyMap<string, string>): string | null {
  return problems.values().next().value ?? null
}
