import * as ordersCopy from '@trivet/core/copy/orders'
import * as paymentsCopy from '@trivet/core/copy/payments'
import { legalVersions } from '@trivet/core/legal'
import type { LegalVersions } from '@trivet/core/legal'
import type { Dollars } from '@trivet/core/money'
import type { PaymentMethod } from '@trivet/core/orders'
import { useRef, useState } from 'react'
import type { LivePay, LivePayment } from '../../components/payment/live/live-pay.ts'
import { paymentTokenOf } from '../../components/payment/payment-answers.ts'
import type { PaymentAnswers } from '../../components/payment/payment-answers.ts'
import { useCart } from '../../lib/cart.ts'
import { changeDraft } from './booking-draft.ts'
import { orderBody } from './order-body.ts'
import type { OrderBody, OrderFacts } from './order-body.ts'
import type { OrderProblem, usePlaceOrder } from './use-place-order.ts'
import { useQuote } from './use-quote.ts'

export type OrderToPay = Pick<OrderFacts, 'draft' | 'address' | 'stay' | 'driver'> & {
  order: ReturnType<typeof usePlaceOrder>
}

/** The ways from the payment step to the order: the form with its button, and a wallet's sheet. */
export function useOrderPayment({ order, draft, ...place }: OrderToPay) {
  const { cart } = useCart()
  const { totalPrice, creditCents, referralCode, promotionCode, changes } = useQuote()
  const [refusal, setRefusal] = useState<OrderProblem | null>(null)
  /** The total of the changed prices that the guest has read; the next press agrees to it. */
  const [toldTotal, setToldTotal] = useState<Dollars | null>(null)
  const [agreedTo, setAgreedTo] = useState(legalVersions)
  /** What the open sheet asks the guest to pay for, whatever changes beside it. */
  const inSheet = useRef<OrderBody | null>(null)

  const bodyFor = (paymentMethod: PaymentMethod) =>
    orderBody({
      cart,
      draft: { ...draft, paymentMethod },
      ...place,
      referralCode,
      promotionCode,
      totalPrice,
      creditCents,
      agreedTo,
    })

  /** False, and told, for prices that are others than the cart's; the next press agrees to them. */
  function arePricesRead(): boolean {
    const isTold = toldTotal === totalPrice || order.problem?.changes !== undefined
    if (changes.length === 0 || isTold) return true
    setToldTotal(totalPrice)
    setRefusal({ message: ordersCopy.pricesChanged, changes })
    return false
  }

  return {
    problem: refusal ?? order.problem,
    agreedTo,
    /** The texts changed while the page was open, and the guest has read them. */
    hasReadTerms: agreedTo !== legalVersions,
    pay(answers: PaymentAnswers, live: { payment: LivePayment } | undefined) {
      const { paymentMethod } = answers
      changeDraft({ paymentMethod })
      const livePay = live?.payment.pay
      if (live && !livePay)
        return setRefusal({ message: paymentsCopy.paymentFieldsFailed, remedy: 'other-method' })
      if (!arePricesRead()) return
      setRefusal(null)
      order.place({
        body: bodyFor(paymentMethod),
        ...(livePay ? { livePay } : { paymentToken: paymentTokenOf(answers) }),
      })
    },
    /** Where account credit pays all of it. */
    payWithCredit() {
      if (!arePricesRead()) return
      setRefusal(null)
      order.place({ body: bodyFor(draft.paymentMethod) })
    },
    /** Whether a wallet's sheet may open: not beside another payment, nor for prices that nobody has read. */
    openSheet(): boolean {
      if (order.isUnderWay || !arePricesRead()) return false
      setRefusal(null)
      inSheet.current = bodyFor('stripe')
      return true
    },
    payBySheet(livePay: LivePay) {
      if (inSheet.current) order.place({ body: inSheet.current, livePay, isSheet: true })
    },
    takeTerms(inForce: LegalVersions) {
      setAgreedTo(inForce)
      setRefusal(null)
      order.forgetProblem()
    },
  }
}
