import type { AmountDueId, MarkPaidInput, StaffOrder } from '@trivet/core/contract/orders'
import * as ordersCopy from '@trivet/core/copy/orders'
import { formatMoney } from '@trivet/core/money'
import { outsideProvider } from '@trivet/core/payments'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import { brokenConstraint } from '../../platform/broken-constraint.ts'
import { notePaymentOutside } from '../payments/index.ts'
import { postDuePayment } from './post-due-payment.ts'
import { settleDue } from './settle-due.ts'

const takenReference = ['amounts_due_provider_reference_key', 'payments_provider_reference_key']

/** Writes down money that came in for an amount due without a provider of ours. */
export async function bookDue(
  ctx: UserContext,
  { id: orderId, dueId, ...payment }: AmountDueId & MarkPaidInput,
): Promise<StaffOrder> {
  const { amount: amountCents, method, reference } = payment
  const actorId = ctx.actor.userId
  const now = ctx.clock.now()
  const booked = settleDue(
    ctx,
    { id: orderId, dueId },
    {
      asked: { payment },
      async settle(tx, { kind, reason, amountCents: dueCents }, { userEmail: recipient }) {
        if (amountCents !== dueCents) {
          const message = ordersCopy.paidAmountDiffers(formatMoney(dueCents))
          throw new AppError('PAID_AMOUNT_DIFFERS', { message })
        }
        await postDuePayment(ctx, tx, {
          orderId,
          dueId,
          kind,
          amountCents,
          reason,
          recipient,
          provider: outsideProvider,
          method,
          reference,
          now,
        })
        await notePaymentOutside(tx, { orderId, actorId, payment, now })
        const details = { amountCents, method, reference, reason }
        await recordAudit(tx, {
          actorId,
          action: 'amount-due.booked',
          subject: `order:${orderId}`,
          details,
          now,
        })
      },
    },
  )
  return booked.catch((error: unknown) => {
    if (!takenReference.includes(brokenConstraint(error) ?? '')) throw error
    throw new AppError('PAYMENT_REFERENCE_TAKEN', { cause: error })
  })
}
