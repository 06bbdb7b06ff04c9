import { toCents } from '@trivet/core/money'
import type { DisputeState, PaymentEvent, ProviderRefundState } from '@trivet/core/payments'
import * as z from 'zod'
import { PaymentsUnreachable, readPurpose, WebhookRefused, type Webhook } from './payments.ts'
import type { Paypal } from './paypal-client.ts'
import { declineOf, isUnanswered } from './paypal-errors.ts'

// PayPal repeats a message for three days; one that is older was kept by somebody
const oldestMs = 3 * 24 * 3_600_000
const clockSkewMs = 300_000

const signatureHeaders = {
  'paypal-auth-algo': 'auth_algo',
  'paypal-cert-url': 'cert_url',
  'paypal-transmission-id': 'transmission_id',
  'paypal-transmission-sig': 'transmission_sig',
  'paypal-transmission-time': 'transmission_time',
} as const

const amountFields = z.object({ value: z.string(), currency_code: z.string() })

const eventFields = z.object({
  id: z.string(),
  event_type: z.string(),
  resource: z.object({
    id: z.string().optional(),
    amount: amountFields.optional(),
    custom_id: z.string().optional(),
    status: z.string().optional(),
    processor_response: z.object({ response_code: z.string().optional() }).optional(),
    links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
    disputed_transactions: z.array(z.object({ seller_transaction_id: z.string() })).optional(),
    dispute_outcome: z.object({ outcome_code: z.string() }).optional(),
  }),
})

type Event = z.output<typeof eventFields>

/** PayPal itself is asked whether it has signed the message. */
export async function readPaypalWebhook(
  paypal: Paypal,
  { body, headers, now }: Webhook,
): Promise<PaymentEvent | null> {
  const signature: Record<string, string> = {}
  for (const [header, field] of Object.entries(signatureHeaders)) {
    const value = headers[header]
    if (!value) throw new WebhookRefused()
    signature[field] = value
  }
  const age = now.getTime() - Date.parse(signature['transmission_time'] ?? '')
  if (!(age <= oldestMs && age >= -clockSkewMs)) throw new WebhookRefused()
  const event = parseEvent(body)
  if (!(await isSigned(paypal, signature, body))) throw new WebhookRefused()
  return event && paymentEventOf(event)
}

async function isSigned(paypal: Paypal, signature: Record<string, string>, body: string): Promise<boolean> {
  try {
    return await paypal.verifyWebhook(signature, body)
  } catch (error) {
    // PayPal sends the message again
    if (isUnanswered(error)) throw new PaymentsUnreachable('down', null, error)
    throw new WebhookRefused('', { cause: error })
  }
}

/** Null for a kind of message whose parts we do not know. */
function parseEvent(body: string): Event | null {
  try {
    return eventFields.safeParse(JSON.parse(body)).data ?? null
  } catch (cause) {
    throw new WebhookRefused('', { cause })
  }
}

const paid = ['PAYMENT.CAPTURE.COMPLETED']
const failed = ['PAYMENT.CAPTURE.DENIED', 'PAYMENT.CAPTURE.DECLINED']
const refunded = ['PAYMENT.CAPTURE.REFUNDED', 'PAYMENT.CAPTURE.REVERSED']
const disputed = ['CUSTOMER.DISPUTE.CREATED', 'CUSTOMER.DISPUTE.UPDATED', 'CUSTOMER.DISPUTE.RESOLVED']

function paymentEventOf({ id, event_type: type, resource }: Event): PaymentEvent | null {
  const { id: resourceId, amount } = resource
  const { orderId = null, change = null } = readPurpose(resource.custom_id) ?? {}
  if (disputed.includes(type)) {
    const reference = resource.disputed_transactions?.[0]?.seller_transaction_id
    const notice = { kind: 'dispute', state: disputeState(resource) } as const
    return reference ? { id, reference, orderId: null, change: null, notice } : null
  }
  if (!resourceId) return null
  if (paid.includes(type) && amount) {
    const notice = {
      kind: 'paid',
      amountCents: toCents(Number(amount.value)),
      currency: amount.currency_code,
    } as const
    return { id, reference: resourceId, orderId, change, notice }
  }
  if (failed.includes(type)) {
    const reason = declineOf(resource.processor_response?.response_code)
    return { id, reference: resourceId, orderId, change, notice: { kind: 'failed', reason } }
  }
  const reference = capturedBy(resource)
  if (!refunded.includes(type) || !amount || !reference) return null
  const notice = {
    kind: 'refund',
    refundId: resourceId,
    ourId: resource.custom_id ?? null,
    amountCents: toCents(Number(amount.value)),
    state: refundState(resource.status),
  } as const
  return { id, reference, orderId: null, change: null, notice }
}

/** A refund names its capture only in the link to it. */
function capturedBy({ links = [] }: Event['resource']): string | null {
  const up = links.find(({ rel }) => rel === 'up')
  return up?.href.split('/').at(-1) ?? null
}

function refundState(status: string | undefined): ProviderRefundState {
  if (status === 'PENDING') return 'pending'
  return status === 'FAILED' || status === 'CANCELLED' ? 'failed' : 'succeeded'
}

function disputeState({ dispute_outcome: outcome }: Event['resource']): DisputeState {
  if (!outcome) return 'open'
  return outcome.outcome_code === 'RESOLVED_SELLER_FAVOUR' ? 'won' : 'lost'
}
