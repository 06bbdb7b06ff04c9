import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messages } from '@trivet/core'
import type { Order, QuoteOutput, TestCardToken } from '@trivet/core'
import { TRPCClientError } from '@trpc/client'
import { useRef, useState } from 'react'
import { notify } from '../../lib/notify.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'
import type { ApiError } from '../../lib/trpc.ts'
import { attemptFor, forgetAttempt, markUnpaid } from './order-attempt.ts'
import { orderContent } from './order-body.ts'
import type { OrderBody } from './order-body.ts'
import { useTakeNewPrices } from './use-quote.ts'

export type OrderProblem = {
  message: string
  /** Where the guest can do something about it. */
  remedy?: 'cart' | 'dates' | 'address' | 'my-orders' | 'other-method'
}

type Placing = { body: OrderBody; paymentToken: TestCardToken }

/** Places the order, pays it, and lets the guest confirm where the bank asks. One press, one order. */
export function usePlaceOrder({ onPlaced }: { onPlaced: (order: Order) => void }) {
  const utils = trpc.useUtils()
  const queryClient = useQueryClient()
  const takeNewPrices = useTakeNewPrices()
  const isRunning = useRef(false)
  const [problem, setProblem] = useState<OrderProblem | null>(null)
  const [toConfirm, setToConfirm] = useState<Order | null>(null)

  async function send({ body, paymentToken }: Placing): Promise<Order> {
    const attempt = attemptFor(orderContent(body))
    const place = (idempotencyKey: string) =>
      utils.client.orders.place.mutate({ ...body, paymentToken }, { context: { idempotencyKey } })
    try {
      const order = await place(attempt.key)
      if (!order.isPaid) markUnpaid(attempt)
      return order
    } catch (error) {
      const code = codeOf(error)
      const canStartAnew =
        code === 'ORDER_NOT_PAYABLE' || (code === 'IDEMPOTENCY_MISMATCH' && attempt.isUnpaid)
      if (!canStartAnew) throw error
      // the order before was never paid and frees its units by itself
      forgetAttempt()
      return place(attemptFor(orderContent(body)).key)
    }
  }

  function finish(order: Order) {
    setToConfirm(null)
    utils.orders.byId.setData({ id: order._id }, order)
    void utils.orders.mine.invalidate()
    notify.success(messages.orderPlaced)
    onPlaced(order)
  }

  async function fail(error: unknown) {
    setToConfirm(null)
    setProblem(problemOf(error))
    const details = error instanceof TRPCClientError ? (error as ApiError).data?.details : undefined
    if (codeOf(error) === 'PRICES_CHANGED') await takeNewPrices(details as QuoteOutput)
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
  })

  // what the guest gives up must not hold its units, nor their first-order discount, against the next try
  const refusing = useMutation({
    mutationFn: (id: string) => utils.client.orders.cancel.mutate({ id }),
    onSuccess: forgetAttempt,
    onSettled: () => {
      void utils.orders.mine.invalidate()
      void queryClient.invalidateQueries({ queryKey: ['quote'] })
      void queryClient.invalidateQueries({ queryKey: ['referral'] })
    },
  })

  return {
    problem,
    toConfirm,
    isPlacing: placing.isPending || refusing.isPending,
    isConfirming: confirming.isPending,
    place(order: Placing) {
      // a second press comes before the button is seen to be disabled
      if (isRunning.current) return
      isRunning.current = true
      setProblem(null)
      placing.mutate(order)
    },
    confirm: () => toConfirm && confirming.mutate(toConfirm._id),
    refuse() {
      if (toConfirm) refusing.mutate(toConfirm._id)
      setToConfirm(null)
      setProblem({
        message: 'The payment was not confirmed. Try again or pay another way; your cart is kept.',
        remedy: 'other-method',
      })
    },
  }
}

const sameOrder = 'Your cart is kept, and pressing again never orders twice.'

function problemOf(error: unknown): OrderProblem {
  const message = messageOf(error, messages.orderFailed)
  switch (codeOf(error)) {
    case 'PRODUCT_UNKNOWN':
      return { message: 'Something in your cart is no longer there. Your cart says what.', remedy: 'cart' }
    case 'NOT_ENOUGH_STOCK':
      return { message, remedy: 'dates' }
    case 'IDEMPOTENCY_MISMATCH':
      return { message: 'This order may have been placed already.', remedy: 'my-orders' }
    case 'IDEMPOTENCY_IN_PROGRESS':
      return { message: 'This order is still being processed. Please try again in a moment.' }
    case 'STAY_NOT_FOUND':
      return { message, remedy: 'address' }
    case 'PAYMENT_DECLINED':
    case 'PAYMENT_INSUFFICIENT_FUNDS':
      return { message, remedy: 'other-method' }
    case 'UNAVAILABLE':
      return { message: `${messages.orderFailed} Payments do not answer just now. ${sameOrder}` }
    case undefined:
      return { message: `${messages.orderFailed} No answer came back; are you online? ${sameOrder}` }
    default:
      return { message }
  }
}

function codeOf(error: unknown) {
  return error instanceof TRPCClientError ? (error as ApiError).data?.errorCode : undefined
}
