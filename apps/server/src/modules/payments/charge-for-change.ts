import * as ordersCopy from '@trivet/core/copy/orders'
import { formatMoney, type Cents } from '@trivet/core/money'
import type { PaymentProviderName } from '@trivet/core/payments'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { chargeToken } from './charge-token.ts'

export type ChangeCharge = {
  orderId: string
  amountCents: Cents
  /** How many payments the order has already, with those that came to nothing. */
  payments: number
  paymentToken: string | undefined
}

export type Charged = {
  provider: PaymentProviderName
  change: string
  reference: string
  amountCents: Cents
}

/** The same for every try at this payment: after a crash the provider knows that it was paid. */
export function nextChange({
  payments,
  amountCents,
}: Pick<ChangeCharge, 'payments' | 'amountCents'>): string {
  return `${payments + 1}-${amountCents}`
}

/** Charges what a change costs more; anything but a paid answer refuses the whole change. */
export async function chargeForChange(
  ctx: UserContext,
  { orderId, amountCents, payments, paymentToken: token }: ChangeCharge,
): Promise<Charged> {
  if (!token) {
    const message = ordersCopy.changePaymentNeeded(formatMoney(amountCents))
    throw new AppError('CHANGE_PAYMENT_NEEDED', { message })
  }
  const change = nextChange({ payments, amountCents })
  const result = await chargeToken(ctx, { orderId, change, amountCents, token })
  switch (result.status) {
    case 'paid':
      return { provider: result.provider, change, reference: result.reference, amountCents }
    case 'confirmation-required':
      throw new AppError('PAYMENT_CONFIRMATION_NEEDED')
    case 'declined':
      throw new AppError(result.reason === 'declined' ? 'PAYMENT_DECLINED' : 'PAYMENT_INSUFFICIENT_FUNDS')
    case 'down':
      throw new AppError('PAYMENTS_DOWN', { retryAfterSeconds: 30 })
    case 'unknown':
      // tried again it is the same charge; if nobody does, it is found in the comparison of books and goes back
      throw new AppError('PAYMENT_TIMED_OUT', { retryAfterSeconds: 5 })
  }
}
