import * as paymentsCopy from '@trivet/core/copy/payments'

import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { PaymentStopped } from './live-pay.ts'
import type { LivePay } from './live-pay.ts'

/** The card goes from Stripe's fields to Stripe; the shop gets a token, and asks the bank's question on this page. */
export function stripePay(stripe: Stripe, elements: StripeElements): LivePay {
  return async ({ place, start, pay }) => {
    const { error: incomplete } = await elements.submit()
    if (incomplete) throw new PaymentStopped(incomplete.message ?? paymentsCopy.fillPaymentDetails)
    const { confirmationToken, error } = await stripe.createConfirmationToken({ elements })
    if (!confirmationToken) throw new PaymentStopped(error?.message ?? paymentsCopy.paymentsDown)

    const order = await place(confirmationToken.id)
    if (order.isPaid) return order
    const { paymentIntent } = await stripe.handleNextAction({ clientSecret: await start(order._id) })
    if (!paymentIntent) throw new PaymentStopped(paymentsCopy.paymentNotConfirmed, order)
    const settled = await pay(order._id, paymentIntent.id)
    if (!settled.isPaid) throw new PaymentStopped(paymentsCopy.paymentNotConfirmed, order)
    return settled
  }
}
