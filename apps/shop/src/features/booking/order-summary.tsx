import * as ordersCopy from '@trivet/core/copy/orders'
import { cartPeriod } from '@trivet/core/cart'
import { formatMoney } from '@trivet/core/money'
import { cn } from '@trivet/ui/cn'
import { ChevronUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { CancellationRule } from '../../components/rental/cancellation-rule.tsx'
import { CreditRows } from '../../components/rental/credit-rows.tsx'
import { QuoteDocket } from '../../components/rental/quote-docket.tsx'
import { QuotedItems } from '../../components/rental/quoted-items.tsx'
import { ReferralBox } from '../../components/referral/referral-box.tsx'
import { useCart } from '../../lib/cart.ts'
import { useQuote } from './use-quote.ts'

/** The sums of the booking: a docket beside the steps, and on phones a bar that always tells the total. */
export function OrderSummary() {
  const { cart } = useCart()
  const { quote, lines, depositCents, creditCents, changes, isUnchecked } = useQuote()
  const [isOpen, setIsOpen] = useState(false)
  const summary = useRef<HTMLElement>(null)

  // it would lie over the field or the heading of the next step
  useEffect(() => {
    if (!isOpen) return
    const closeOverFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || summary.current?.contains(target)) return
      // a button that is being pressed must not move from under the finger
      if (target.matches('input, textarea, [tabindex="-1"], :focus-visible')) setIsOpen(false)
    }
    document.addEventListener('focusin', closeOverFocus)
    return () => document.removeEventListener('focusin', closeOverFocus)
  }, [isOpen])

  return (
    <aside
      ref={summary}
      aria-label="Order summary"
      className="max-lg:sticky max-lg:bottom-0 max-lg:z-30 max-lg:-mx-page max-lg:border-t max-lg:bg-background max-lg:pb-[env(safe-area-inset-bottom)] lg:sticky lg:top-28"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="booking-docket"
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-14 w-full items-center justify-between gap-4 px-page font-mono font-medium tabular-nums lg:hidden"
      >
        <span className="flex items-center gap-2 text-small">
          Order summary
          <ChevronUp
            aria-hidden
            strokeWidth={1.75}
            className={cn('size-5 transition-transform', isOpen && 'rotate-180')}
          />
        </span>
        {formatMoney(quote.totalCents - creditCents)}
      </button>
      <p role="status" className="text-small text-warning max-lg:px-page lg:not-empty:mb-3">
        {isUnchecked && ordersCopy.pricesUnchecked}
      </p>
      <div
        id="booking-docket"
        className={cn(
          'max-lg:max-h-[70dvh] max-lg:overflow-y-auto max-lg:px-page max-lg:pb-6',
          !isOpen && 'max-lg:hidden',
        )}
      >
        <QuoteDocket
          quote={quote}
          depositCents={depositCents}
          footer={
            <div className="flex flex-col gap-3 border-t border-dashed border-input pt-3">
              {changes.length > 0 && (
                <div role="status" className="text-warning">
                  <p className="font-medium">{ordersCopy.pricesChanged}</p>
                  {changes.map((change) => (
                    <p key={change.label}>{ordersCopy.priceChangeText(change)}</p>
                  ))}
                </div>
              )}
              <QuotedItems lines={lines} days={quote.days} period={cartPeriod(cart)} />
              <CancellationRule start={cart.period.start} />
            </div>
          }
        >
          <CreditRows totalCents={quote.totalCents} creditCents={creditCents} />
        </QuoteDocket>
        <div className="mt-5">
          <ReferralBox />
        </div>
      </div>
    </aside>
  )
}
