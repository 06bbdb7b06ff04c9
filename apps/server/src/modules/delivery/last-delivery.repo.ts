import type { Sql } from '../../platform/database.ts'
import { someFields } from '../../platform/sql/fields.ts'
import { statement } from '../../platform/sql/statement.ts'

const fields = [
  'street',
  'city',
  'state',
  'postalCode',
  'country',
  'phone',
  'deliveryNotes',
  'deliveryWindow',
  'pickupWindow',
] as const

const lastDelivery = statement<{ userId: string }>()('last-delivery', (db, $) =>
  db
    .selectFrom('orders as o')
    .select(someFields('orders', 'o', fields))
    .where('o.user_id', '=', $.userId)
    // the address of a stay is its host's to tell
    .where('o.stay_id', 'is', null)
    .where('o.cancel_reason', 'is distinct from', 'payment-declined')
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id')
    .limit(1),
)

/** Of the user's newest order with an address of its own; null before the first one. */
export async function findLastDelivery(sql: Sql, userId: string) {
  const [found] = await lastDelivery(sql, { userId })
  return found ?? null
}
