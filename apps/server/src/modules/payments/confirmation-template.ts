import { expressionBuilder, type Expression } from 'kysely'
import type { Tables } from '../../platform/sql/builder.ts'

const eb = expressionBuilder<Tables, never>()

/** A part of a statement: the mail to a guest who paid; it thanks for the order unless an earlier one did. */
export function confirmationTemplate(orderId: Expression<string>) {
  const received = eb
    .selectFrom('queued_mails as m')
    .select('m.id')
    .where('m.order_id', '=', orderId)
    .where('m.template', '=', 'order-received')
    .where('m.attempts', '>', 0)
  return eb
    .case()
    .when(eb.exists(received))
    .then(eb.val('order-paid' as const))
    .else(eb.val('order-confirmed' as const))
    .end()
}
