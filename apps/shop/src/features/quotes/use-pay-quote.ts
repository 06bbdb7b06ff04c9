import type { Order } from '@trivet/core/contract/orders'
import type { AcceptQuoteBody } from '@trivet/core/contract/written-quotes'
import type { PaymentMethod } from '@trivet/core/orders'
import type { OwnTestCardToken, TestCardToken } from '@trivet/core/payments'
import { useRef, useState } from 'react'
import type { LivePay } from '../../components/payment/live/live-pay.ts'
import { usePaying } from '../../components/payment/use-paying.ts'
import { trpc } from '../../lib/trpc.ts'

export type Where = Pick<AcceptQuoteBody, 'street' | 'city' | 'state' | 'phone'>

/** Accepts a quote by paying its order; whoever holds the link may. */
export function usePayQuote(token: string) {
  const utils = trpc.useUtils()
  const accepted = useRef<Where>({})
  const [paid, setPaid] = useState<Order | null>(null)

  const { run, runLive, shown } = usePaying({
    onAnswer: (order) => setPaid(order.isPaid ? order : null),
    // expired, withdrawn or taken meanwhile: the page says which
    onError: () => void utils.writtenQuotes.byToken.invalidate({ token }),
  })

  const accept = (more: Partial<AcceptQuoteBody> = {}) =>
    utils.client.writtenQuotes.accept.mutate({ token, ...accepted.current, ...more })

  return {
    ...shown,
    paid,
    pay(where: Where, paymentToken: TestCardToken | OwnTestCardToken) {
      accepted.current = where
      run(() => accept({ paymentToken }))
    },
    payLive(where: Where, paymentMethod: PaymentMethod, livePay: LivePay | null) {
      accepted.current = where
      runLive(livePay, {
        place: (paymentToken) => accept({ paymentMethod, ...(paymentToken && { paymentToken }) }),
        start: async () =>
          (await utils.client.writtenQuotes.startPayment.mutate({ token, method: paymentMethod })).clientKey,
        pay: (_id, paymentToken) => accept({ paymentMethod, paymentToken }),
      })
    },
    confirm: () => run(() => accept({ paymentToken: 'tok_test_success' })),
  }
}
