import * as ordersCopy from '@trivet/core/copy/orders'
import * as paymentsCopy from '@trivet/core/copy/payments'
import { useMutation } from '@tanstack/react-query'

import type { Order } from '@trivet/core/contract/orders'
import type { PaymentMethod } from '@trivet/core/orders'
import type { OwnTestCardToken, TestCardToken } from '@trivet/core/payments'
import { useRef, useState } from 'react'
import type { LivePay } from '../../components/payment/live/live-pay.ts'
import { paymentProblem } from '../../components/payment/payment-problem.ts'
import { cartActions } from '../../lib/cart-actions.ts'
import { useCart } from '../../lib/cart.ts'
import { removeCodes } from '../../lib/referral.ts'
import { notify } from '../../lib/notify.ts'
import { errorCodeOf } from '../../lib/error-code.ts'
import { trpc } from '../../lib/trpc.ts'
import { isCartOf } from './is-cart-of.ts'

const notConfirmed = 'The payment was not confirmed. Try again or pay another way.'
const notPaid = 'The payment did not go through. Please try again.'

/** Pays an order that was placed before, and lets the guest confirm where the bank asks. */
export function usePayOrder(orderId: string) {
  const utils = trpc.useUtils()
  const { cart } = useCart()
  const isRunning = useRef(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [toConfirm, setToConfirm] = useState<Order | null>(null)
  const [isTooLate, setIsTooLate] = useState(false)

  const paying = useMutation({
    mutationFn: (way: () => Promise<Order>) => way(),
    onSuccess(order) {
      utils.orders.byId.setData({ id: order._id }, order)
      void utils.orders.mine.invalidate()
      void utils.orders.waiting.invalidate()
      setToConfirm(order.isPaid ? null : order)
      if (!order.isPaid) return
      notify.success(ordersCopy.orderPlaced, {
        id: `order-placed-${order._id}`,
      })
      // left at the bank's question, the checkout could not empty it
      if (!isCartOf(cart, order)) return
      cartActions.emptyAfterOrder()
      removeCodes()
    },
    onError(error) {
      setToConfirm(null)
      if (errorCodeOf(error) === 'ORDER_NOT_PAYABLE') setIsTooLate(true)
      else setProblem(paymentProblem(error, notPaid))
      void utils.orders.byId.invalidate({ id: orderId })
      void utils.orders.mine.invalidate()
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

  const payWith = (paymentToken: string) => utils.client.orders.pay.mutate({ id: orderId, paymentToken })
  const pay = (paymentToken: TestCardToken | OwnTestCardToken) => run(() => payWith(paymentToken))

  /** Through a provider's own part of the page. */
  function payLive(order: Order, method: PaymentMethod, livePay: LivePay | null) {
    if (!livePay) return setProblem(paymentsCopy.paymentFieldsFailed)
    run(() =>
      livePay({
        place: async (token) => (token === undefined ? order : payWith(token)),
        start: async (id) => (await utils.client.payments.start.mutate({ id, method })).clientKey,
        pay: (_id, token) => payWith(token),
      }),
    )
  }

  return {
    problem,
    toConfirm,
    isTooLate,
    isPaying: paying.isPending && !toConfirm,
    isConfirming: paying.isPending && toConfirm !== null,
    pay,
    payLive,
    confirm: () => pay('tok_test_success'),
    refuse() {
      setToConfirm(null)
      setProblem(notConfirmed)
    },
  }
}
