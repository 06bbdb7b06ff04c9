import type { MarkPaidInput } from '@trivet/core/contract/orders'
import { outsideMethodLabel } from '@trivet/core/copy/payments'
import type { Sql } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { insertOrderNote } from '../orders/index.ts'

type PaymentOutside = {
  orderId: string
  actorId: string
  payment: Pick<MarkPaidInput, 'method' | 'reference' | 'note'>
  now: Date
}

/** How money came in that staff wrote down, as an internal note. */
export async function notePaymentOutside(
  tx: Sql,
  { orderId, actorId, payment: { method, reference, note }, now }: PaymentOutside,
): Promise<void> {
  const text = [`Paid by ${outsideMethodLabel[method].toLowerCase()}, ${reference}`, note]
    .filter((part) => part !== '')
    .join('\n')
  await insertOrderNote(tx, { id: newId(), orderId, authorId: actorId, text, now })
}
