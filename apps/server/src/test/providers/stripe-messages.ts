import { newId } from '../../platform/ids.ts'

type Intent = { id: string; amount: number; currency?: string; metadata: Record<string, string> }

const message = (type: string, object: object) => ({
  id: `evt_${newId()}`,
  object: 'event',
  type,
  data: { object },
})

/** What Stripe tells about a payment, as the shop is sent it. */
export const stripeMessages = {
  paid: ({ id, amount, currency = 'usd', metadata }: Intent) =>
    message('payment_intent.succeeded', { id, amount_received: amount, currency, metadata }),
  failed: ({ id, metadata }: Intent) =>
    message('payment_intent.payment_failed', {
      id,
      metadata,
      last_payment_error: { decline_code: 'insufficient_funds' },
    }),
  refund: (
    { id }: Pick<Intent, 'id'>,
    refund: { id: string; amount: number; status: string; refundId?: string },
  ) =>
    message('refund.updated', {
      id: refund.id,
      payment_intent: id,
      amount: refund.amount,
      status: refund.status,
      metadata: refund.refundId ? { refundId: refund.refundId } : {},
    }),
  dispute: ({ id }: Pick<Intent, 'id'>) =>
    message('charge.dispute.created', { id: 'dp_1', payment_intent: id, status: 'needs_response' }),
}
