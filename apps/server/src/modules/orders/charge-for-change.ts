import { formatMoney, messages } from '@trivet/core'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'

export type ChangeCharge = {
  orderId: string
  amountCents: number
  /** How many payments the order has already. */
  payments: number
  paymentToken: string | undefined
}

export type Charged = { change: string; reference: string; amountCents: number }

/** Charges what a change costs more; anything but a paid answer refuses the whole change. */
export async function chargeForChange(
  ctx: UserContext,
  { orderId, amountCents, payments, paymentToken: token }: ChangeCharge,
): Promise<Charged> {
  if (!token) {
    const message = messages.changePaymentNeeded(formatMoney(amountCents))
    throw new AppError('CHANGE_PAYMENT_NEEDED', { message })
  }
  // the same for every try at this payment: after a crash the provider knows that it was paid
  const change = `${payments + 1}-${amountCents}`
  const result = await ctx.payments.charge({ orderId, change, amountCents, token })
  if (result.status === 'paid') return { change, reference: result.reference, amountCents }
  if (result.status === 'confirmation-required') throw new AppError('PAYMENT_CONFIRMATION_NEEDED')
  throw new AppError(result.reason === 'declined' ? 'PAYMENT_DECLINED' : 'PAYMENT_INSUFFICIENT_FUNDS')
}
