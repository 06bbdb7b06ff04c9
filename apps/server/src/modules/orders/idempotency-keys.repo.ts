import type { Expression } from 'kysely'
import { builder } from '../../platform/sql/builder.ts'
import { anyFrom } from '../../platform/sql/functions.ts'

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
