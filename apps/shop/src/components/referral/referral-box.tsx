import { Button } from '@trivet/ui/button'
import { FieldError } from '@trivet/ui/field'
import { useState } from 'react'
import { useCartQuote } from '../../lib/cart.ts'
import { removePromotionCode, removeReferralCode, useReferral } from '../../lib/referral.ts'
import { AppliedCode, PromotionVerdict, ReferralVerdict } from './applied-code.tsx'
import { CodeForm } from './code-form.tsx'

/** The codes on a cart, of a host and of the shop: typed in, or already there with what they take off. */
export function ReferralBox({ id = 'referral-code' }: { id?: string }) {
  const { code, promotionCode, referral, promotion, waitsFor, ...asking } = useReferral()
  const [best] = useCartQuote().discounts
  const [pressed, setPressed] = useState<'form' | 'applied' | null>(null)
  const [isAdding, setIsAdding] = useState(false)
  const hasNone = code === null && promotionCode === null
  const hasBoth = code !== null && promotionCode !== null
  const isFormOpen = hasNone || (isAdding && !hasBoth)
  // what was pressed is gone with the form or the button; what came in its place takes the focus
  const focusOf = (what: typeof pressed) => (pressed === what ? focusOn : undefined)
  const remove = (removeIt: () => void) => {
    setPressed('form')
    setIsAdding(true)
    removeIt()
  }
  return (
    <div className="flex flex-col gap-3">
      {code !== null && (
        <AppliedCode
          code={code}
          label="Referral code"
          focus={focusOf('applied')}
          onRemove={() => remove(removeReferralCode)}
        >
          {referral ? <ReferralVerdict {...referral} best={best?.kind} /> : <Unanswered {...asking} />}
        </AppliedCode>
      )}
      {promotionCode !== null && (
        <AppliedCode
          code={promotionCode}
          label="Promotion code"
          focus={focusOf('applied')}
          onRemove={() => remove(removePromotionCode)}
        >
          {promotion ? (
            <PromotionVerdict {...promotion} best={best?.kind} waitsFor={waitsFor} />
          ) : (
            <Unanswered {...asking} />
          )}
        </AppliedCode>
      )}
      {isFormOpen && (
        <CodeForm
          id={id}
          inputRef={focusOf('form')}
          onApplied={() => {
            setPressed('applied')
            setIsAdding(false)
          }}
        />
      )}
      {!isFormOpen && !hasBoth && (
        <Button
          variant="link"
          className="self-start text-small"
          onClick={() => {
            setPressed('form')
            setIsAdding(true)
          }}
        >
          Add another code
        </Button>
      )}
    </div>
  )
}

type Asking = Pick<ReturnType<typeof useReferral>, 'error' | 'isChecking' | 'retry'>

function Unanswered({ error, isChecking, retry }: Asking) {
  if (isChecking) return <p className="text-muted-foreground">Checking the code…</p>
  if (!error) return null
  return (
    <>
      <FieldError>The code could not be checked just now.</FieldError>
      <Button variant="link" className="mt-1 text-small" onClick={retry}>
        Try again
      </Button>
    </>
  )
}

function focusOn(element: HTMLElement | null) {
  element?.focus({ preventScroll: true })
}
