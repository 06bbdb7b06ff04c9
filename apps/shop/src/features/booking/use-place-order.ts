import * as ordersCopy from '@trivet/core/copy/orders'
import * as paymentsCopy from '@trivet/core/copy/payments'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { changedTermsOutput } from '@trivet/core/contract/legal'
import { standingOrderOutput } from '@trivet/core/contract/orders'
import type { Order, StandingOrder } from '@trivet/core/contract/orders'
import type { QuoteOutput } from '@trivet/core/contract/pricing'
import type { LegalVersions } from '@trivet/core/legal'
import type { PriceChange } from '@trivet/core/pricing'
import { useRef, useState } from 'react'
import { PaymentStopped } from '../../components/payment/live/live-pay.ts'
import type { LivePay } from '../../components/payment/live/live-pay.ts'
import { errorCodeOf, errorDataOf } from '../../lib/error-code.ts'
import { notify } from '../../lib/notify.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { attemptFor, forgetAttempt, markUnpaid } from './order-attempt.ts'
import { orderContent } from './order-body.ts'
import type { OrderBody } from './order-body.ts'
import { useNewPrices } from './use-quote.ts'

export type OrderProblem = {
  message: string
  /** Prices that are others than those the guest was shown. */
  changes?: readonly PriceChange[]
  /** Where the guest can do something about it. */
  remedy?: 'cart' | 'dates' | 'address' | 'my-orders' | 'other-method'
  /** Stands in the way, and is paid already. */
  standing?: StandingOrder
  /** The legal texts in force, where they are others than those the guest agreed to. */
  terms?: LegalVersions
}

type PlaceOrderOptions = {
  /** Unpaid orders that the guest wants to keep besides this one. */
  besides: readonly string[]
  onPlaced: (order: Order) => void
}

type Placing = {
  body: OrderBody
  /** How it is paid: with a token, or through a provider's own part of the page. */
  paymentToken?: string
  livePay?: LivePay
  /** The guest agreed in a wallet's sheet, which is closed by now: it cannot be sent a second time. */
  isSheet?: boolean
}

/** Places the order, pays it, and lets the guest confirm where the bank asks. One press, one order. */
export function usePlaceOrder({ besides, onPlaced }: PlaceOrderOptions) {
  const utils = trpc.useUtils()
  const queryClient = useQueryClient()
  const newPrices = useNewPrices()
  const isRunning = useRef(false)
  const [problem, setProblem] = useState<OrderProblem | null>(null)
  const [alsoKept, setAlsoKept] = useState<string[]>([])
  const [toConfirm, setToConfirm] = useState<Order | null>(null)
  const lastSent = useRef<Placing | null>(null)

  function send({ body, paymentToken, livePay }: Placing): Promise<Order> {
    if (!livePay) return placeOnce(body, paymentToken)
    const { paymentMethod: method } = body
    return livePay({
      place: (token) => placeOnce(body, token),
      start: async (id) => (await utils.client.payments.start.mutate({ id, method })).clientKey,
      pay: (id, token) => utils.client.orders.pay.mutate({ id, paymentToken: token }),
    })
  }

  async function placeOnce(body: OrderBody, paymentToken: string | undefined): Promise<Order> {
    const attempt = attemptFor(orderContent(body))
    const place = (idempotencyKey: string) =>
      utils.client.orders.place.mutate(
        {
          besides: [...besides, ...alsoKept],
          ...body,
          ...(paymentToken !== undefined && { paymentToken }),
        },
        { context: { idempotencyKey } },
      )
    try {
      const order = await place(attempt.key)
      if (!order.isPaid) markUnpaid(attempt)
      return order
    } catch (error) {
      const code = errorCodeOf(error)
      // the order stands without its units until the provider says what became of the charge
      if (code === 'PAYMENT_TIMED_OUT') markUnpaid(attempt)
      const canStartAnew =
        code === 'ORDER_NOT_PAYABLE' || (code === 'IDEMPOTENCY_MISMATCH' && attempt.isUnpaid)
      if (!canStartAnew) throw error
      // where the order before still waits for its payment, the server leads back to it
      forgetAttempt()
      return place(attemptFor(orderContent(body)).key)
    }
  }

  function finish(order: Order) {
    setToConfirm(null)
    utils.orders.byId.setData({ id: order._id }, order)
    void utils.orders.mine.invalidate()
    // one order is news once, however often its payment was confirmed
    notify.success(ordersCopy.orderPlaced, { id: `order-placed-${order._id}` })
    onPlaced(order)
  }

  async function fail(error: unknown) {
    setToConfirm(null)
    setProblem(problemOf(error))
    if (errorCodeOf(error) === 'UNPAID_ORDER_WAITS') await utils.orders.waiting.invalidate()
    if (error instanceof PaymentStopped && error.order) refusing.mutate(error.order._id)
    const data = errorDataOf(error)
    if (data?.errorCode === 'PRICES_CHANGED') {
      const quote = data.details as QuoteOutput
      setProblem({ message: ordersCopy.pricesChanged, changes: newPrices.changesTo(quote) })
      await newPrices.take(quote)
    }
  }

  const placing = useMutation({
    mutationFn: send,
    onSuccess: (order) => (order.isPaid ? finish(order) : setToConfirm(order)),
    onError: fail,
    onSettled: () => (isRunning.current = false),
  })
  const confirming = useMutation({
    mutationFn: (id: string) => utils.client.orders.pay.mutate({ id, paymentToken: 'tok_test_success' }),
    onSuccess: finish,
    onError: fail,
    onSettled: () => (isRunning.current = false),
  })

  // what the guest gives up must not hold its units, nor their first-order discount, against the next try
  const refusing = useMutation({
    mutationFn: (id: string) => utils.client.orders.cancel.mutate({ id, refund: 0 }),
    onSuccess: forgetAttempt,
    onSettled: () => {
      void utils.orders.mine.invalidate()
      void utils.orders.waiting.invalidate()
      void queryClient.invalidateQueries({ queryKey: ['quote'] })
      void queryClient.invalidateQueries({ queryKey: ['referral'] })
    },
  })

  function place(order: Placing) {
    // a second press comes before the button is seen to be disabled
    if (isRunning.current) return
    isRunning.current = true
    lastSent.current = order
    setProblem(null)
    placing.mutate(order)
  }

  return {
    problem,
    toConfirm,
    /** Between the press and its outcome, the bank's question included. */
    isUnderWay: placing.isPending || toConfirm !== null || refusing.isPending,
    isPlacing: placing.isPending || refusing.isPending,
    isConfirming: confirming.isPending,
    place,
    forgetProblem: () => setProblem(null),
    /** The same once more, now that the guest has seen the order that stands. */
    placeBesides({ orderId }: StandingOrder) {
      const sent = lastSent.current
      if (!sent) return
      forgetAttempt()
      if (sent.isSheet) {
        setAlsoKept((known) => [...known, orderId])
        return setProblem({ message: ordersCopy.pressAgainForSecond })
      }
      place({
        ...sent,
        body: { ...sent.body, besides: [...besides, ...alsoKept, orderId] },
      })
    },
    confirm() {
      if (!toConfirm || isRunning.current) return
      isRunning.current = true
      confirming.mutate(toConfirm._id)
    },
    refuse() {
      if (toConfirm) refusing.mutate(toConfirm._id)
      setToConfirm(null)
      setProblem({ message: paymentsCopy.paymentNotConfirmed, remedy: 'other-method' })
    },
  }
}

const sameOrder = 'Your cart is kept, and pressing again never orders twice.'

function problemOf(error: unknown): OrderProblem {
  if (error instanceof PaymentStopped) return { message: error.message, remedy: 'other-method' }
  const message = messageOf(error, ordersCopy.orderFailed)
  switch (errorCodeOf(error)) {
    case 'PRODUCT_UNKNOWN':
      return { message: 'Something in your cart is no longer there. Your cart says what.', remedy: 'cart' }
    case 'NOT_ENOUGH_STOCK':
      return { message, remedy: 'dates' }
    case 'IDEMPOTENCY_MISMATCH':
      return { message: 'This order may have been placed already.', remedy: 'my-orders' }
    case 'IDEMPOTENCY_IN_PROGRESS':
      return { message: 'This order is still being processed. Please try again in a moment.' }
    case 'UNPAID_ORDER_WAITS':
      return { message, remedy: 'my-orders' }
    case 'SAME_ORDER_PLACED': {
      const standing = standingOrderOutput.safeParse(errorDataOf(error)?.details).data
      return standing ? { message, standing } : { message, remedy: 'my-orders' }
    }
    case 'TERMS_CHANGED': {
      const inForce = changedTermsOutput.safeParse(errorDataOf(error)?.details).data?.inForce
      return inForce ? { message, terms: inForce } : { message }
    }
    case 'OUTSIDE_SERVICE_AREA':
    case 'STAY_NOT_FOUND':
      return { message, remedy: 'address' }
    case 'UNPAID_HOLD_REFUSED':
    case 'PAYMENT_DECLINED':
    case 'PAYMENT_INSUFFICIENT_FUNDS':
    case 'CARD_HAD_DISCOUNT':
      return { message, remedy: 'other-method' }
    case 'PAYMENTS_DOWN':
      return { message: `${paymentsCopy.paymentsDown} Your cart is kept.`, remedy: 'other-method' }
    case 'PAYMENT_TIMED_OUT':
      return { message: `${paymentsCopy.paymentTimedOut} Your cart is kept.`, remedy: 'other-method' }
    case 'UNAVAILABLE':
      return { message: `${ordersCopy.orderFailed} Payments do not answer just now. ${sameOrder}` }
    case undefined:
      return { message: `${ordersCopy.orderFailed} No answer came back; are you online? ${sameOrder}` }
    default:
      return { message }
  }
}
