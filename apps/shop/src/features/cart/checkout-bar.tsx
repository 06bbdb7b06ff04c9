import * as datesCopy from '@trivet/core/copy/dates'
import { checkoutButtonLabel } from '@trivet/core/copy/cart'
import { formatMoney } from '@trivet/core/money'
import { Button } from '@trivet/ui/button'
import { useNavigate } from 'react-router'
import { useCart, useCartQuote } from '../../lib/cart.ts'
import { useSession } from '../../lib/session.tsx'
import { paths } from '../../paths.ts'
import { areDatesTyped, dateField } from './cart-dates.ts'

type CheckoutBarProps = {
  /** Why nothing can be booked yet, apart from missing dates. */
  blockedBecause: string | null
  onMissingDates: (message: string | undefined) => void
}

/** The next step. On phones it stays in sight, with the total. */
export function CheckoutBar({ blockedBecause, onMissingDates }: CheckoutBarProps) {
  const { cart } = useCart()
  const quote = useCartQuote()
  const { status } = useSession()
  const navigate = useNavigate()
  const signedIn = status === 'signed-in'

  function checkout() {
    if (!cart.period.start || !cart.period.end) {
      onMissingDates(areDatesTyped() ? undefined : datesCopy.selectRentalDates)
      dateField(cart.period.start ? 'end' : 'start')?.focus()
      return
    }
    void navigate(signedIn ? paths.booking() : paths.login({ redirect: 'booking' }))
  }

  return (
    <div className="bottom-0 z-30 print:hidden max-lg:sticky max-lg:order-last max-lg:-mx-page max-lg:border-t max-lg:bg-background max-lg:px-page max-lg:py-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      {blockedBecause && (
        <p id="checkout-blocked" className="mb-2 text-small text-destructive">
          {blockedBecause}
        </p>
      )}
      <div className="flex items-center gap-4">
        <p aria-hidden className="font-mono font-bold tabular-nums lg:hidden">
          {formatMoney(quote.totalCents)}
        </p>
        <Button
          className="min-w-0 flex-1"
          disabled={blockedBecause !== null || status === 'loading'}
          aria-describedby={blockedBecause ? 'checkout-blocked' : undefined}
          onClick={checkout}
        >
          {checkoutButtonLabel({ cart, signedIn })}
        </Button>
      </div>
    </div>
  )
}
