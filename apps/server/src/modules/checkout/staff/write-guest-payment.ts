import type { GuestPayment } from '@trivet/core/contract/orders'
import type { UserContext } from '../../../api/context.ts'
import { recordAudit } from '../../../platform/audit.ts'
import type { Sql } from '../../../platform/database.ts'
import { writeStatusChange, toPayCents, type OrderRecord } from '../../orders/index.ts'
import { queueMail } from '../../outbox/index.ts'
import { writePaymentOutside } from '../../payments/index.ts'
import { isCovered } from '../assemble-order.ts'
import type { NamedGuest } from './for-guest.ts'

type Placed = { placed: OrderRecord; guest: NamedGuest; payment: GuestPayment }

/** In the transaction that places an order for a guest: who did, and how it is paid. */
export async function writeGuestPayment(
  ctx: UserContext,
  tx: Sql,
  { placed, guest, payment }: Placed,
): Promise<void> {
  const { id: orderId, number, totalCents } = placed
  const now = ctx.clock.now()
  const isPaidByCredit = isCovered(placed)
  await recordAudit(tx, {
    actorId: ctx.actor.userId,
    action: 'order.placed-for-guest',
    subject: `order:${orderId}`,
    details: {
      number,
      guest: guest.email,
      totalCents,
      payment: isPaidByCredit ? 'account-credit' : payment.by,
    },
    now,
  })
  if (isPaidByCredit) return
  const tell = (template: 'order-received' | 'order-confirmed') =>
    queueMail(tx, {
      template,
      recipient: guest.email,
      orderId,
      data: { orderId },
      dedupeKey: `${template}-by-staff:${orderId}`,
      now,
    })
  switch (payment.by) {
    case 'link':
      return tell('order-received')
    case 'account': {
      const change = {
        id: orderId,
        status: 'confirmed',
        note: '',
        onAccountBecause: payment.because,
      } as const
      await writeStatusChange(ctx, tx, { change, from: 'pending' })
      return tell('order-confirmed')
    }
    case 'outside': {
      const { method, reference, note } = payment
      const amount = toPayCents(placed)
      return writePaymentOutside(ctx, tx, { id: orderId, amount, method, reference, note })
    }
  }
}
