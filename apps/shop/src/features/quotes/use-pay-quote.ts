import { useMutation } from '@tanstack/react-query'
import type { Order } from '@trivet/core/contract/orders'
import type { AcceptQuoteBody } from '@trivet/core/contract/written-quotes'
import * as paymentsCopy from '@trivet/core/copy/payments'
import type { PaymentMethod } from '@trivet/core/orders'
import type { OwnTestCardToken, TestCardToken } from '@trivet/core/payments'
import { useRef, useState } from 'react'
import type { LivePay } from '../../components/payment/live/live-pay.ts'
import { paymentProblem } from '../../components/payment/payment-problem.ts'
import { trpc } from '../../lib/trpc.ts'

const notConfirmed = 'The payment was not confirmed. Try again or pay another way.'
const notPaid = 'The payment did not go through. Please try again.'

export type Where = Pick<AcceptQuoteBody, 'street' | 'city' | 'state' | 'phone'>

/** Accepts a quote by paying its order; whoever holds the link may. */
export function usePayQuote(token: string) {
  const utils = trpc.useUtils()
  const isRunning = useRef(false)
  const accepted = useRef<Where>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [toConfirm, setToConfirm] = useState<Order | null>(null)
  const [paid, setPaid] = useState<Order | null>(null)

  const paying = useMutation({
    mutationFn: (way: () => Promise<Order>) => way(),
    onSuccess(order) {
      setToConfirm(order.isPaid ? null : order)
      if (order.isPaid) setPaid(order)
    },
    onError(error) {
      setToConfirm(null)
      setProblem(paymentProblem(error, notPaid))
      // expired, withdrawn or taken meanwhile: the page says which
      void utils.writtenQuotes.byToken.invalidate({ token })
    },
    onSettled: () => (isRunning.current = false),
  })

  function run(way: () => Promise<Order>) {
    // a second press comes before the button is seen to be disabled
    if (isRunning.current) return
    isRunning.current = true
    setProblem(null)
    paying.mutate(way)
  }

  const accept = (more: Partial<AcceptQuoteBody> = {}) =>
    utils.client.writtenQuotes.accept.mutate({ token, ...accepted.current, ...more })

  return {
    problem,
    toConfirm,
    paid,
    isPaying: paying.isPending && !toConfirm,
    isConfirming: paying.isPending && toConfirm !== null,
    pay(where: Where, paymentToken: TestCardToken | OwnTestCardToken) {
      accepted.current = where
      run(() => accept({ paymentToken }))
    },
    /** Through a provider's own part of the page. */
    payLive(where: Where, paymentMethod: PaymentMethod, livePay: LivePay | null) {
      if (!livePay) return setProblem(paymentsCopy.paymentFieldsFailed)
      accepted.current = where
      run(() =>
        livePay({
          place: (paymentToken) => accept({ paymentMethod, ...(paymentToken && { paymentToken }) }),
          start: async () =>
            (await utils.client.writtenQuotes.startPayment.mutate({ token, method: paymentMethod }))
              .clientKey,
          pay: (_id, paymentToken) => accept({ paymentMethod, paymentToken }),
        }),
      )
    },
    confirm: () => run(() => accept({ paymentToken: 'tok_test_success' })),
    refuse() {
      setToConfirm(null)
      setProblem(notConfirmed)
    },
  }
}
