export const shopCurrency = 'USD'

export const declineReasons = ['declined', 'insufficient-funds'] as const

export type DeclineReason = (typeof declineReasons)[number]

/** Why a payment came to nothing, as an order's timeline notes it. */
export const paymentFailures = [...declineReasons, 'provider-down', 'discount-used', 'not-held'] as const

export type PaymentFailure = (typeof paymentFailures)[number]

/** A refund at the provider: one that succeeded may still fail weeks later. */
export type ProviderRefundState = 'pending' | 'succeeded' | 'failed'

export type DisputeState = 'open' | 'won' | 'lost'

export type PaymentNotice =
  | { kind: 'paid'; amountCents: number; currency: string }
  | { kind: 'failed'; reason: DeclineReason }
  | {
      kind: 'refund'
      refundId: string
      /** Of a refund that was asked for by this shop. */
      ourId: string | null
      amountCents: number
      state: ProviderRefundState
    }
  | { kind: 'dispute'; state: DisputeState }

/** One event of a provider, in our words. */
export type PaymentEvent = {
  id: string
  /** The provider's own id of the charge. */
  reference: string
  orderId: string | null
  change: string | null
  notice: PaymentNotice
}

export type ProviderRefund = { ourId: string | null; amountCents: number; state: ProviderRefundState }

/** All that is known about one charge. */
export type PaymentAccount = {
  orderId: string | null
  change: string | null
  paid: { amountCents: number; currency: string } | null
  failed: DeclineReason | null
  refunds: Record<string, ProviderRefund>
  dispute: DisputeState | null
}

export const emptyPaymentAccount: PaymentAccount = {
  orderId: null,
  change: null,
  paid: null,
  failed: null,
  refunds: {},
  dispute: null,
}

const refundRank = { pending: 0, succeeded: 1, failed: 2 } as const satisfies Record<
  ProviderRefundState,
  number
>
const disputeRank = { open: 0, won: 1, lost: 2 } as const satisfies Record<DisputeState, number>

/**
 * Takes one event into the account. Events come twice, late and in any order: each part only ever moves up, so the same
 * events give the same account whatever way they came.
 */
export function applyPaymentEvent(account: PaymentAccount, event: PaymentEvent): PaymentAccount {
  const known = {
    ...account,
    orderId: smallest(account.orderId, event.orderId),
    change: smallest(account.change, event.change),
  }
  const { notice } = event
  switch (notice.kind) {
    case 'paid':
      return {
        ...known,
        paid: moreMoney(known.paid, { amountCents: notice.amountCents, currency: notice.currency }),
      }
    case 'failed':
      return { ...known, failed: smallest(known.failed, notice.reason) }
    case 'refund':
      return { ...known, refunds: { ...known.refunds, [notice.refundId]: refundAfter(known, notice) } }
    case 'dispute':
      return {
        ...known,
        dispute:
          known.dispute && disputeRank[known.dispute] >= disputeRank[notice.state]
            ? known.dispute
            : notice.state,
      }
  }
}

export function foldPaymentEvents(events: readonly PaymentEvent[]): PaymentAccount {
  return events.reduce(applyPaymentEvent, emptyPaymentAccount)
}

function smallest<Text extends string>(one: Text | null, other: Text | null): Text | null {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}

type Paid = NonNullable<PaymentAccount['paid']>

function moreMoney(one: Paid | null, other: Paid): Paid {
  if (!one) return other
  if (one.amountCents !== other.amountCents) return one.amountCents > other.amountCents ? one : other
  return one.currency < other.currency ? one : other
}

function refundAfter(
  { refunds }: PaymentAccount,
  { refundId, ourId, amountCents, state }: PaymentNotice & { kind: 'refund' },
): ProviderRefund {
  const known = refunds[refundId]
  if (!known) return { ourId, amountCents, state }
  return {
    ourId: smallest(known.ourId, ourId),
    amountCents: Math.max(known.amountCents, amountCents),
    state: refundRank[known.state] >= refundRank[state] ? known.state : state,
  }
}
