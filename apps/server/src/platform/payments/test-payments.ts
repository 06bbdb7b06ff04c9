import { readTestToken, shopCurrency, type PaymentEvent, type ProviderCharge } from '@trivet/core/payments'
import { LRUCache } from 'lru-cache'
import { systemClock } from '../clock.ts'
import {
  PaymentsUnreachable,
  purposeOf,
  WebhookRefused,
  type Charge,
  type ChargeResult,
  type Payments,
  type PaymentToStart,
} from './payments.ts'

type Kept = ProviderCharge & { at: Date }

/** The provider that needs no account. An unknown token is declined, as a real provider would. */
export function createTestPayments(now = systemClock.now): Payments {
  // what a real provider keeps for ever; here the last ones are enough
  const kept = new LRUCache<string, Kept>({ max: 1000 })
  const refunds = new LRUCache<string, string>({ max: 1000 })

  function keep(charge: Charge): string {
    const { orderId, change = null, amountCents } = charge
    const reference = referenceOf(charge)
    const none = { refundedCents: 0, isDisputed: false }
    kept.set(reference, {
      reference,
      orderId,
      change,
      amountCents,
      currency: shopCurrency,
      ...none,
      at: now(),
    })
    return reference
  }

  const outcomes: Record<string, (charge: Charge) => ChargeResult> = {
    tok_test_success: (charge) => ({ status: 'paid', reference: keep(charge) }),
    tok_test_declined: () => ({ status: 'declined', reason: 'declined' }),
    tok_test_insufficient: () => ({ status: 'declined', reason: 'insufficient-funds' }),
    tok_test_confirm: () => ({ status: 'confirmation-required' }),
    tok_test_down() {
      throw new PaymentsUnreachable('down', null)
    },
    tok_test_timeout(charge) {
      throw new PaymentsUnreachable('timed-out', referenceOf(charge))
    },
    tok_test_lost(charge) {
      keep(charge)
      throw new PaymentsUnreachable('timed-out', referenceOf(charge))
    },
  }
  return {
    provider: 'test',
    keepsBooks: false,
    takes: () => true,
    cardOf: async (token) => readTestToken(token).card,
    start: async (payment) => ({ clientKey: referenceOf(payment) }),
    async charge(charge) {
      const paid = kept.get(referenceOf(charge))
      if (paid) return { status: 'paid', reference: paid.reference }
      const outcome = outcomes[readTestToken(charge.token).token]
      return outcome ? outcome(charge) : { status: 'declined', reason: 'declined' }
    },
    async lookUp(reference) {
      const charge = kept.get(reference)
      return charge ? { state: 'paid', charge: ownFields(charge) } : { state: 'open' }
    },
    async refund({ refundId, chargeReference, amountCents }) {
      const reference = `test_refund_${refundId}`
      const charge = kept.get(chargeReference)
      if (charge && !refunds.has(refundId)) {
        kept.set(chargeReference, { ...charge, refundedCents: charge.refundedCents + amountCents })
      }
      refunds.set(refundId, reference)
      return { reference }
    },
    async readWebhook({ body, headers }) {
      if (headers['test-signature'] !== 'signed') throw new WebhookRefused()
      return JSON.parse(body) as PaymentEvent
    },
    async *listCharges({ from, to }) {
      for (const charge of kept.values()) {
        if (charge.at >= from && charge.at < to) yield ownFields(charge)
      }
    },
  }
}

export const testPayments: Payments = createTestPayments()

function referenceOf(payment: PaymentToStart): string {
  return `test_${purposeOf(payment)}`
}

function ownFields({ at: _at, ...charge }: Kept): ProviderCharge {
  return charge
}
