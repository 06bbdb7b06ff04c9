import type { LegalVersions } from '@trivet/core/legal'
import { useEffect, useRef } from 'react'
import { FormAlert } from '../../components/form/form-alert.tsx'
import { Assurances } from '../../components/rental/assurances.tsx'
import { useCart } from '../../lib/cart.ts'
import { changeDraft } from './booking-draft.ts'
import { OrderProblemText } from './order-problem-text.tsx'
import { PlaceOrderLine } from './place-order-line.tsx'
import { useOrderPayment } from './use-order-payment.ts'
import type { OrderToPay } from './use-order-payment.ts'

const payByCard = {
  name: 'a card',
  choose: () => changeDraft({ useAccountCredit: false }),
}

/** The last step of an order that account credit pays whole: nothing is asked but the word to place it. */
export function CoveredPayment(toPay: OrderToPay) {
  const { order } = toPay
  const { cart } = useCart()
  const { problem, agreedTo, hasReadTerms, takeTerms, payWithCredit } = useOrderPayment(toPay)
  const alert = useRef<HTMLDivElement>(null)
  const placeButton = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (problem) alert.current?.focus()
  }, [problem])

  function readTerms(inForce: LegalVersions) {
    takeTerms(inForce)
    placeButton.current?.focus()
  }
  return (
    <form
      noValidate
      method="post"
      className="mt-8"
      onSubmit={(event) => {
        event.preventDefault()
        payWithCredit()
      }}
    >
      {problem && (
        <FormAlert ref={alert} className="mb-6">
          <OrderProblemText
            problem={problem}
            otherMethod={payByCard}
            onBesides={order.placeBesides}
            agreedTo={agreedTo}
            onTermsRead={readTerms}
          />
        </FormAlert>
      )}
      <p className="mb-6 font-medium">Your account credit pays all of it. No card is needed.</p>
      <Assurances
        start={cart.period.start}
        protection={cart.damageProtection ? 'on' : 'off'}
        deposit="shown"
      />
      <PlaceOrderLine
        amountCents={0}
        isPlacing={order.isPlacing}
        hasReadTerms={hasReadTerms}
        button={placeButton}
      />
    </form>
  )
}
