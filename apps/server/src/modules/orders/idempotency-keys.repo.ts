import type { Expression } from 'kysely'
import { builder } from '../../platform/sql/builder.ts'
import { anyFrom } from '../../platform/sql/functions.ts'
import { statement } from '../../platform/sql/statement.ts'

type Orders = Expression<{ id: string }>

/** A part of a statement: the keys these orders were placed with may be used again at once, and lead back to them. */
export function unlockedKeys(orders: Orders) {
  return builder
    .updateTable('idempotency_keys')
    .set({ locked_until: null })
    .where('order_id', '=', anyFrom(orders))
}

/** A part of a statement: the keys are free for other orders. */
export function forgottenKeys(orders: Orders) {
  return builder.deleteFrom('idempotency_keys').where('order_id', '=', anyFrom(orders))
}

/** Of requests that nobody repeats any more. */
export const deleteIdempotencyKeys = statement<{ before: Date }>()('sweep-idempotency-keys', (db, $) =>
  db.deleteFrom('idempotency_keys').where('created_at', '<', $.before),
)
