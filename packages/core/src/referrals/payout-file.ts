import type { Cents } from '../money/money.ts'
import { refuse } from '../refusal/refusal.ts'
import type { NoFacts, Refusal } from '../refusal/refusal.ts'
import { hasPayoutDetails } from './payout-rules.ts'
import type { PayoutDetails, PayoutMethod, PayoutStatus } from './payout-rules.ts'

/** The methods that a payout file can be made for. */
export const payoutFileMethods = ['paypal', 'bankTransfer'] as const satisfies readonly PayoutMethod[]

export type PayoutFileMethod = (typeof payoutFileMethods)[number]

/** As many payouts as one request can name; PayPal takes ten times as many rows. */
export const payoutFileRows = 500

export type PayoutToSend = {
  id: string
  hostId: string
  status: PayoutStatus
  method: PayoutMethod
  amountCents: Cents
  details: PayoutDetails
}

export type PayoutFileFault = 'own-payout' | 'already-processed' | 'other-method' | 'details-missing'

export type PayoutFileDecision = { ok: true } | Refusal<Record<PayoutFileFault, NoFacts>>

/** May this member of staff put these payouts into one file? See docs/policy.md#payouts. */
export function decidePayoutFile(facts: {
  method: PayoutFileMethod
  payouts: readonly PayoutToSend[]
  actorId: string
}): PayoutFileDecision {
  const { method, payouts, actorId } = facts
  if (payouts.some(({ hostId }) => hostId === actorId)) return refuse('own-payout', {})
  if (payouts.some(({ status }) => status !== 'pending')) return refuse('already-processed', {})
  if (payouts.some((payout) => payout.method !== method)) return refuse('other-method', {})
  if (payouts.some(({ details }) => !hasPayoutDetails(method, details))) return refuse('details-missing', {})
  return { ok: true }
}

export type PayoutFileCell = string | { cents: Cents }

export type PayoutFile = { header: readonly string[] | null; rows: PayoutFileCell[][] }

const currency = 'USD'
const wallet = 'PAYPAL'
const checkingAccount = '1'

const bankHeader = [
  'Recipient name',
  'Routing number',
  'Account number',
  'Account type',
  'Amount',
  'Reference',
]

/**
 * The rows of a payout file. PayPal's mass payments take recipient, amount, currency, reference, note and wallet, without a
 * header; a bank's ACH batch takes recipient, routing number, account number, account type and amount, here with a header
 * and the reference behind them. See docs/policy.md#payouts.
 */
export function payoutFile(
  method: PayoutFileMethod,
  { payouts, note }: { payouts: readonly PayoutToSend[]; note: string },
): PayoutFile {
  if (method === 'paypal') {
    const rows = payouts.map(({ id, amountCents, details: { paypalEmail } }) => [
      paypalEmail ?? '',
      { cents: amountCents },
      currency,
      id,
      note,
      wallet,
    ])
    return { header: null, rows }
  }
  const rows = payouts.map(({ id, amountCents, details: { bank } }) => [
    bank?.accountHolder ?? '',
    bank?.routingNumber ?? '',
    bank?.accountNumber ?? '',
    checkingAccount,
    { cents: amountCents },
    id,
  ])
  return { header: bankHeader, rows }
}
