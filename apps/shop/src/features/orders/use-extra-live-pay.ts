import type { Dollars } from '@trivet/core/money'
import * as ordersCopy from '@trivet/core/copy/orders'
import * as paymentsCopy from '@trivet/core/copy/payments'
import { useMutation } from '@tanstack/react-query'

import type { PaymentMethod } from '@trivet/core/orders'
import { PaymentStopped } from '../../components/payment/live/live-pay.ts'
import type { LivePayment } from '../../components/payment/live/live-pay.ts'
import { paymentProblem } from '../../components/payment/payment-problem.ts'
import { errorCodeOf } from '../../lib/error-code.ts'
import { trpc } from '../../lib/trpc.ts'

type Extra = { orderId: string; amount: Dollars; onPay: (paymentToken: string) => Promise<unknown> }

/** Pays something on top of an order through a provider's own part of the page. */
export function useExtraLivePay({ orderId: _id, amount: changeAmount, onPay }: Extra) {
  const utils = trpc.useUtils()
  const paying = useMutation({
    async mutationFn({ method, payment }: { method: PaymentMethod; payment: LivePayment }) {
      if (!payment.pay) throw new PaymentStopped(paymentsCopy.paymentFieldsFailed)
      const pay = async (token: string) => {
        await onPay(token)
        return { _id, isPaid: true }
      }
      return payment.pay({
        place: async (token) =>
          token === undefined ? { _id, isPaid: false } : pay(token).catch(unlessAsked),
        start: async () =>
          (await utils.client.payments.start.mutate({ id: _id, method, changeAmount })).clientKey,
        pay: (_id, token) => pay(token),
      })
    },
  })

  /** The bank asks first: what is to be paid waits for its answer. */
  function unlessAsked(error: unknown) {
    if (errorCodeOf(error) === 'PAYMENT_CONFIRMATION_NEEDED') return { _id, isPaid: false }
    throw error
  }

  return {
    isPaying: paying.isPending,
    problem: paying.error ? paymentProblem(paying.error, ordersCopy.changeFailed) : null,
    pay: (method: PaymentMethod, { payment }: { payment: LivePayment }) => paying.mutate({ method, payment }),
  }
}
