import type { CartPromotion } from '@trivet/core/contract/promotion-codes'
import type { CartReferral } from '@trivet/core/contract/referrals'
import { betterDiscount as codeStaysUnused } from '@trivet/core/copy/promotion-codes'
import { betterDiscount as hostIsThanked } from '@trivet/core/copy/referrals'
import { formatDollars } from '@trivet/core/money'
import type { DiscountKind } from '@trivet/core/pricing'
import { Button } from '@trivet/ui/button'
import { FieldError } from '@trivet/ui/field'
import { Ticket } from 'lucide-react'
import type { ReactNode } from 'react'

type AppliedCodeProps = {
  code: string
  /** Such as 'Referral code'. */
  label: string
  focus: ((element: HTMLElement | null) => void) | undefined
  onRemove: () => void
  /** What it does for the cart. */
  children: ReactNode
}

/** A code on the cart, with what becomes of it. */
export function AppliedCode({ code, label, focus, onRemove, children }: AppliedCodeProps) {
  return (
    <section
      ref={focus}
      tabIndex={-1}
      aria-label={label}
      className="rounded-cloth border border-dashed border-input bg-card p-4"
    >
      <div className="flex items-center gap-3">
        <Ticket aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-muted-foreground" />
        <p className="min-w-0 flex-1 text-small">
          <span className="sr-only">{label} </span>
          <span className="font-mono font-semibold tracking-wide break-all">{code}</span>
        </p>
        <Button variant="ghost" size="sm" className="-my-2 h-11" onClick={onRemove}>
          Remove<span className="sr-only"> code {code}</span>
        </Button>
      </div>
      <div role="status" className="mt-1 text-small">
        {children}
      </div>
    </section>
  )
}

/** Of the cart as it is priced with its dates, which the server was not asked about. */
type Beside = { best: DiscountKind | undefined }

export function ReferralVerdict({ status, discountPercentage, message, best }: CartReferral & Beside) {
  const takesOff = status === 'discount' || status === 'for-now'
  if (takesOff && best && best !== 'referral') return <p className="text-muted-foreground">{hostIsThanked}</p>
  switch (status) {
    case 'discount':
      return <p className="font-medium text-success">{discountPercentage}% off this order</p>
    case 'for-now':
      return <p className="font-medium text-success">{discountPercentage}% off your first order</p>
    case 'no-discount':
      return <p className="text-muted-foreground">{message}</p>
    case 'refused':
      return <FieldError>{message}</FieldError>
  }
}

const whatItWaitsFor = {
  items: 'Taken off once there is something in your cart',
  'sign-in': 'Sign in to see what it takes off',
  price: 'What it takes off shows once your cart can be priced',
}

type Waiting = { waitsFor: keyof typeof whatItWaitsFor }

export function PromotionVerdict({
  status,
  message,
  takesOff,
  best,
  waitsFor,
}: CartPromotion & Beside & Waiting) {
  if (status === 'discount' && best && best !== 'code')
    return <p className="text-muted-foreground">{codeStaysUnused}</p>
  switch (status) {
    case 'discount':
      return (
        <p className="font-medium text-success">
          {takesOff ? worthText(takesOff) : whatItWaitsFor[waitsFor]}
        </p>
      )
    case 'not-the-best':
      return <p className="text-muted-foreground">{message}</p>
    case 'refused':
      return <FieldError>{message}</FieldError>
  }
}

function worthText({ percent, amount, products }: NonNullable<CartPromotion['takesOff']>): string {
  const worth = percent === null ? formatDollars(amount ?? 0) : `${percent}%`
  return products.length === 0 ? `${worth} off this order` : `${worth} off what it is for`
}
