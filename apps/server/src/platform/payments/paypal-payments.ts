import { toCents, toDecimal, type Cents } from '@trivet/core/money'
import { shopCurrency, type ProviderCharge } from '@trivet/core/payments'
import type { Order as PaypalOrder, OrdersCapture } from '@paypal/paypal-server-sdk'
import {
  PaymentsUnreachable,
  purposeOf,
  readPurpose,
  type Charge,
  type ChargeResult,
  type FoundPayment,
  type Payments,
} from './payments.ts'
import { paypalClient, type PaypalKeys } from './paypal-client.ts'
import { declineOf, issuesOf, isTimeout, isUnanswered } from './paypal-errors.ts'
import { listPaypalCharges } from './paypal-charges.ts'
import { readPaypalWebhook } from './paypal-webhook.ts'

/** PayPal through Orders v2: the guest approves PayPal's order on the page, and it is captured here. */
export async function paypalPayments(keys: PaypalKeys): Promise<Payments> {
  const paypal = await paypalClient(keys)

  /** `reference` null: nothing can have been charged by this request. */
  async function ask<Result>(
    reference: string | null,
    request: Promise<{ result: Result }>,
  ): Promise<Result> {
    try {
      return (await request).result
    } catch (error) {
      if (!isUnanswered(error)) throw error
      throw new PaymentsUnreachable(isTimeout(error) ? 'timed-out' : 'down', reference, error)
    }
  }

  async function capture(charge: Charge): Promise<ChargeResult> {
    const id = charge.token
    try {
      // PayPal's order carries our key and is captured once; a key of the capture would repeat a decline for ever
      const request = { id, prefer: 'return=representation' }
      return resultOf(id, await ask(id, paypal.orders.captureOrder(request)))
    } catch (error) {
      if (error instanceof PaymentsUnreachable) throw error
      const issues = issuesOf(error)
      if (issues.includes('ORDER_ALREADY_CAPTURED')) {
        return resultOf(id, await ask(id, paypal.orders.getOrder({ id })))
      }
      if (issues.includes('PAYER_ACTION_REQUIRED')) return { status: 'confirmation-required' }
      if (issues.length > 0) return { status: 'declined', reason: 'declined' }
      throw error
    }
  }

  return {
    provider: 'paypal',
    keepsBooks: true,
    takes: (token) => /^[A-Z0-9]{17}$/.test(token),
    cardOf: async () => null,
    async start(payment) {
      const purpose = purposeOf(payment)
      const order = await ask(
        null,
        paypal.orders.createOrder({
          paypalRequestId: purpose,
          body: {
            intent: paypal.intent,
            purchaseUnits: [{ customId: purpose, amount: moneyOf(payment.amountCents) }],
          },
        }),
      )
      if (!order.id) throw new Error('PayPal gave its order no id')
      return { clientKey: order.id }
    },
    async charge(charge) {
      const found = await ask(null, paypal.orders.getOrder({ id: charge.token })).catch((error: unknown) => {
        if (issuesOf(error).includes('RESOURCE_NOT_FOUND')) return null
        throw error
      })
      // an approval for something else, or for another amount, pays for nothing here
      if (!found || !isFor(found, charge)) return { status: 'declined', reason: 'declined' }
      if (String(found.status) === 'COMPLETED') return resultOf(charge.token, found)
      return String(found.status) === 'APPROVED' ? capture(charge) : { status: 'confirmation-required' }
    },
    async lookUp(reference): Promise<FoundPayment> {
      const order = await ask(reference, paypal.orders.getOrder({ id: reference }))
      const captured = captureOf(order)
      if (isPaid(captured)) return { state: 'paid', charge: chargeOf(order, captured) }
      const status = String(captured?.status ?? order.status)
      if (!['DECLINED', 'FAILED', 'VOIDED'].includes(status)) return { state: 'open' }
      return { state: 'failed', reason: declineOf(captured?.processorResponse?.responseCode) }
    },
    async refund({ refundId, chargeReference, amountCents }) {
      const { result } = await paypal.payments.refundCapturedPayment({
        captureId: chargeReference,
        paypalRequestId: refundId,
        body: { amount: moneyOf(amountCents), customId: refundId },
      })
      if (!result.id) throw new Error('PayPal gave its refund no id')
      return { reference: result.id }
    },
    readWebhook: (webhook) => readPaypalWebhook(paypal, webhook),
    listCharges: (window) => listPaypalCharges(paypal, window),
  }
}

function moneyOf(amountCents: Cents) {
  return { currencyCode: shopCurrency, value: toDecimal(amountCents).toFixed(2) }
}

function isFor({ purchaseUnits = [] }: PaypalOrder, charge: Charge): boolean {
  const [unit, ...others] = purchaseUnits
  const { currencyCode, value } = moneyOf(charge.amountCents)
  return (
    others.length === 0 &&
    unit?.customId === purposeOf(charge) &&
    unit.amount?.currencyCode === currencyCode &&
    unit.amount.value === value
  )
}

function captureOf(order: PaypalOrder): OrdersCapture | undefined {
  return order.purchaseUnits?.[0]?.payments?.captures?.at(-1)
}

function isPaid(capture: OrdersCapture | undefined): capture is OrdersCapture & { id: string } {
  return (
    ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'].includes(String(capture?.status)) && Boolean(capture?.id)
  )
}

function resultOf(paypalId: string, order: PaypalOrder): ChargeResult {
  const capture = captureOf(order)
  if (isPaid(capture)) return { status: 'paid', reference: capture.id }
  // an eCheck may take days: the answer comes as a webhook
  if (String(capture?.status) === 'PENDING') throw new PaymentsUnreachable('timed-out', paypalId)
  return { status: 'declined', reason: declineOf(capture?.processorResponse?.responseCode) }
}

function chargeOf(order: PaypalOrder, capture: OrdersCapture & { id: string }): ProviderCharge {
  const purpose = readPurpose(capture.customId ?? order.purchaseUnits?.[0]?.customId)
  return {
    reference: capture.id,
    orderId: purpose?.orderId ?? null,
    change: purpose?.change ?? null,
    amountCents: toCents(Number(capture.amount?.value ?? 0)),
    currency: capture.amount?.currencyCode ?? '',
    refundedCents: 0,
    isDisputed: false,
  }
}
