import * as ordersCopy from '@trivet/core/copy/orders'
import { cartDeposit } from '@trivet/core/cart'
import { daysText } from '@trivet/core/copy/cart'
import { percentText } from '@trivet/core/settings'
import { CheckboxField } from '@trivet/ui/checkbox-field'
import { QuoteDocket } from '../../components/rental/quote-docket.tsx'
import { ReferralBox } from '../../components/referral/referral-box.tsx'
import { TripDatesField } from '../../components/rental/trip-dates-field.tsx'
import { cartActions } from '../../lib/cart-actions.ts'
import { useCart, useCartQuote } from '../../lib/cart.ts'
import { useShopSettings } from '../../lib/shop-settings.tsx'
import { shopToday } from '../../lib/shop-today.ts'
import { useCartAvailability } from '../../components/rental/use-cart-availability.ts'
import { areDatesTyped, cartDatesId } from './cart-dates.ts'

type CartSummaryProps = {
  datesError: string | undefined
  /** Nothing is missing any more, though it may be wrong. */
  onDatesTyped: () => void
  isUnchecked: boolean
}

/** Dates, protection and every cost, before anyone has to sign in. */
export function CartSummary({ datesError, onDatesTyped, isUnchecked }: CartSummaryProps) {
  const { cart } = useCart()
  const quote = useCartQuote()
  const { rates } = useShopSettings()
  const { dayState } = useCartAvailability(shopToday())
  return (
    <div className="flex flex-col gap-6">
      <div onInput={() => areDatesTyped() && onDatesTyped()}>
        <TripDatesField id={cartDatesId} dayState={dayState} errors={{ range: datesError }} />
        {quote.days !== null && (
          <p className="mt-2 flex justify-between text-small">
            <span className="text-muted-foreground">Rental duration</span>
            <span className="font-mono">{daysText(quote.days)}</span>
          </p>
        )}
      </div>
      <CheckboxField
        label="Damage protection"
        hint={`${percentText(rates.damageProtectionBasisPoints)} of the rental cost. A chipped plate or a scratched pan then costs you nothing more.`}
        checked={cart.damageProtection}
        onChange={(event) => cartActions.setDamageProtection(event.currentTarget.checked)}
      />
      <ReferralBox />
      <div aria-live="polite">
        {isUnchecked && <p className="mb-3 text-small text-warning">{ordersCopy.pricesUnchecked}</p>}
        <QuoteDocket quote={quote} depositCents={cartDeposit(cart)} />
      </div>
    </div>
  )
}
