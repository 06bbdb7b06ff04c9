import { messages } from '@trivet/core'
import type { Order, TestCardToken } from '@trivet/core'
import { useRef, useState } from 'react'
import { useCart } from '../../lib/cart.tsx'
import { notify } from '../../lib/notify.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { isCartOf } from './is-cart-of.ts'

const notConfirmed = 'The payment was not confirmed. Try again or pay another way.'
const notPaid = 'The payment did not go through. Please try again.'

/** Pays an order that was placed before, and lets the guest confirm where the bank asks. */
export function usePayOrder(orderId: string) {
  const utils = trpc.useUtils()
  const { cart, emptyAfterOrder } = useCart()
  const isRunning = useRef(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [toConfirm, setToConfirm] = useState<Order | null>(null)
  const [isTooLate, setIsTooLate] = useState(false)

  const paying = trpc.orders.pay.useMutation({
    onSuccess(order) {
      utils.orders.byId.setData({ id: order._id }, order)
      void utils.orders.mine.invalidate()
      setToConfirm(order.isPaid ? null : order)
      if (!order.isPaid) return
      notify.success(messages.orderPlaced)
      // left at the bank's question, the checkout could not empty it
      if (isCartOf(cart, order)) emptyAfterOrder()
    },
    onError(error) {
      setToConfirm(null)
      if (error.data?.errorCode === 'ORDER_NOT_PAYABLE') setIsTooLate(true)
      else setProblem(messageOf(error, notPaid))
      void utils.orders.byId.invalidate({ id: orderId })
      void utils.orders.mine.invalidate()
    },
    onSettled: () => (isRunning.current = false),
  })

  function pay(paymentToken: TestCardToken) {
    // a second press comes before the button is seen to be disabled
    if (isRunning.current) return
    isRunning.current = true
    setProblem(null)
    paying.mutate({ id: orderId, paymentToken })
  }

  return {
    problem,
    toConfirm,
    isTooLate,
    isPaying: paying.isPending && !toConfirm,
    isConfirming: paying.isPending && toConfirm !== null,
    pay,
    confirm: () => pay('tok_test_success'),
    refuse() {
      setToConfirm(null)
      setProblem(notConfirmed)
    },
  }
}
