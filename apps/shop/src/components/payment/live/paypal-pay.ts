import * as paymentsCopy from '@trivet/core/copy/payments'

import { loadCoreSdkScript } from '@paypal/paypal-js/sdk-v6'
import { PaymentStopped } from './live-pay.ts'
import type { LivePay, Payable } from './live-pay.ts'

type PaypalKeys = { clientId: string; isSandbox: boolean }

/** Loads PayPal's script; what comes back opens its window, in which the guest approves the order. */
export async function loadPaypalPay({ clientId, isSandbox }: PaypalKeys): Promise<LivePay> {
  const paypal = await loadCoreSdkScript({ environment: isSandbox ? 'sandbox' : 'production' })
  if (!paypal) throw new Error('PayPal runs in browsers only')
  const sdk = await paypal.createInstance({ clientId, components: ['paypal-payments'], pageType: 'checkout' })

  return ({ place, start, pay }) =>
    new Promise((resolve, reject) => {
      let placed: Payable | null = null
      const stop = (message: string) => reject(new PaymentStopped(message, placed))
      const session = sdk.createPayPalOneTimePaymentSession({
        onApprove: async ({ orderId }) => {
          if (placed) await pay(placed._id, orderId).then(resolve, reject)
        },
        onCancel: () => stop(paymentsCopy.paymentNotConfirmed),
        onError: () => stop(paymentsCopy.paymentsDown),
      })
      async function begin() {
        const order = await place()
        placed = order
        return { orderId: await start(order._id) }
      }
      // the window opens in the press itself, and waits for the order
      const order = begin()
      order.catch(reject)
      session.start({ presentationMode: 'auto' }, order).catch(() => stop(paymentsCopy.paymentsDown))
    })
}
