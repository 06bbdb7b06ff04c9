import { cartPeriod } from '@trivet/core/cart'
import type { Cart } from '@trivet/core/cart'
import { rentalPeriodMessage } from '@trivet/core/copy/dates'
import { addDays, decideRentalPeriod, formatDay, nextRentalPeriod } from '@trivet/core/dates'
import type { RentalPeriod, VanDays } from '@trivet/core/dates'
import { Button } from '@trivet/ui/button'
import { cn } from '@trivet/ui/cn'
import { cartActions } from '../../lib/cart-actions.ts'
import { useCart } from '../../lib/cart.ts'

/**
 * Why the dates of the cart are not possible, and the next ones that are: the address may have said that the van left an
 * hour ago, and who is led back to this step should not have to guess.
 */
export function DatesNotPossible({ van, className }: { van: VanDays; className?: string }) {
  const { cart } = useCart()
  const period = cartPeriod(cart) ?? shortestFrom(cart)
  if (!period) return null
  const decision = decideRentalPeriod({ ...period, ...van })
  if (decision.ok || (!cart.period.end && decision.code !== 'too-short')) return null
  const next = nextRentalPeriod(period, van)
  if (!decideRentalPeriod({ ...next, ...van }).ok) return null
  return (
    <div role="status" className={cn('flex max-w-prose flex-col items-start gap-3 text-small', className)}>
      <p className={cart.period.end ? 'text-destructive' : undefined}>{rentalPeriodMessage(decision)}</p>
      <Button variant="secondary" onClick={() => cartActions.setPeriod(next)}>
        Deliver {formatDay(next.start)}, pick up {formatDay(next.end)}
      </Button>
    </div>
  )
}

/** Where only the delivery day is chosen: the calendar takes no pickup day that is too soon after it. */
function shortestFrom({ period: { start } }: Cart): RentalPeriod | null {
  return start && { start, end: addDays(start, 1) }
}
