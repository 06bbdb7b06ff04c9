import type { Order } from '@trivet/core/contract/orders'
import * as ordersCopy from '@trivet/core/copy/orders'
import type { Dollars } from '@trivet/core/money'
import type { PaymentMethod } from '@trivet/core/orders'
import type { OwnTestCardToken, TestCardToken } from '@trivet/core/payments'
import { useState } from 'react'
import type { LivePay } from '../../components/payment/live/live-pay.ts'
import { usePaying } from '../../components/payment/use-paying.ts'
import { cartActions } from '../../lib/cart-actions.ts'
import { useCart } from '../../lib/cart.ts'
import { errorCodeOf } from '../../lib/error-code.ts'
import { notify } from '../../lib/notify.ts'
import { removeCodes } from '../../lib/referral.ts'
import { trpc } from '../../lib/trpc.ts'
import { isCartOf } from './is-cart-of.ts'

/** Pays an order that was placed before: the amount that is shown, or nothing. */
export function usePayOrder(orderId: string, amount: Dollars) {
  const utils = trpc.useUtils()
  const { cart } = useCart()
  const [isTooLate, setIsTooLate] = useState(false)

  const { run, runLive, shown } = usePaying({
    onAnswer(order) {
      utils.orders.byId.setData({ id: order._id }, order)
      void utils.orders.mine.invalidate()
      void utils.orders.waiting.invalidate()
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
      setIsTooLate(errorCodeOf(error) === 'ORDER_NOT_PAYABLE')
      void utils.orders.byId.invalidate({ id: orderId })
      void utils.orders.mine.invalidate()
    },
  })

  const payWith = (paymentToken: string) =>
    utils.client.orders.pay.mutate({ id: orderId, paymentToken, amount })
  const pay = (paymentToken: TestCardToken | OwnTestCardToken) => run(() => payWith(paymentToken))

  return {
    ...shown,
    isTooLate,
    pay,
    payLive: (order: Order, method: PaymentMethod, livePay: LivePay | null) =>
      runLive(livePay, {
        place: async (token) => (token === undefined ? order : payWith(token)),
        start: async (id) => (await utils.client.payments.start.mutate({ id, method })).clientKey,
        pay: (_id, token) => payWith(token),
      }),
    confirm: () => pay('tok_test_success'),
  }
}
