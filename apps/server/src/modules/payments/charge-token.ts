import type { DeclineReason, PaymentProviderName } from '@trivet/core/payments'
import type { Services } from '../../api/context.ts'
import type { Logger } from '../../platform/logger.ts'
import { PaymentsUnreachable, type Charge, type Payments } from '../../platform/payments/payments.ts'

export type TokenResult =
  | { status: 'paid'; provider: PaymentProviderName; reference: string }
  | { status: 'declined'; reason: DeclineReason }
  | { status: 'confirmation-required' }
  /** The provider is away, and nothing was charged. */
  | { status: 'down' }
  /** Nobody knows; the provider can be asked again by the reference. */
  | { status: 'unknown'; provider: PaymentProviderName; reference: string }

type Needs = Pick<Services, 'payments'> & { log: Pick<Logger, 'warn'> }

/** Charges with the provider whose token it is. An answer that does not come is asked for once more. */
export async function chargeToken({ payments, log }: Needs, charge: Charge): Promise<TokenResult> {
  const asked = payments.taking(charge.token)
  if (!asked) return { status: 'declined', reason: 'declined' }
  const { provider } = asked
  try {
    const result = await asked.charge(charge)
    return result.status === 'paid' ? { ...result, provider } : result
  } catch (error) {
    if (!(error instanceof PaymentsUnreachable)) throw error
    log.warn({ err: error, provider, orderId: charge.orderId }, 'payments.unreachable')
    return error.reference === null ? { status: 'down' } : lookUp(asked, error.reference)
  }
}

async function lookUp(asked: Payments, reference: string): Promise<TokenResult> {
  const { provider } = asked
  try {
    const found = await asked.lookUp(reference)
    if (found.state === 'paid') return { status: 'paid', provider, reference: found.charge.reference }
    if (found.state === 'failed') return { status: 'declined', reason: found.reason }
  } catch (error) {
    if (!(error instanceof PaymentsUnreachable)) throw error
  }
  return { status: 'unknown', provider, reference }
}
