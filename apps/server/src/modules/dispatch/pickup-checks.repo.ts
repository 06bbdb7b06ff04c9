import type { Loss } from '@trivet/core/dispatch'
import type { OrderStatus } from '@trivet/core/orders'
import { expressionBuilder } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Sql } from '../../platform/database.ts'
import type { Tables } from '../../platform/sql/builder.ts'
import { allFields, someFields, type NewRow } from '../../platform/sql/fields.ts'
import { text } from '../../platform/sql/functions.ts'
import { insertJson, insertRow } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'

const check = expressionBuilder<Tables & { c: Tables['pickup_checks'] }, 'c'>()

const losses = check
  .selectFrom('pickup_losses as l')
  .select(allFields('pickup_losses', 'l', ['orderId']))
  .whereRef('l.order_id', '=', 'c.order_id')
  .orderBy('l.name')
  .orderBy('l.kind', 'desc')

const due = check
  .selectFrom('amounts_due as d')
  .select(someFields('amounts_due', 'd', ['id', 'kind', 'amountCents', 'reason', 'paidAt', 'waivedAt']))
  .select('d.created_at as at')
  .whereRef('d.order_id', '=', 'c.order_id')
  .where('d.kind', '=', 'loss')
  .orderBy('d.created_at')
  .limit(1)

const change = check
  .selectFrom('status_changes as k')
  .select((eb) => text(eb.ref('k.entry_id')).as('id'))
  .whereRef('k.order_id', '=', 'c.order_id')
  .where('k.to', '=', 'collected')
  .where('k.taken_back_at', 'is', null)
  .orderBy('k.entry_id', 'desc')
  .limit(1)

const pickupCheck = statement<{ orderId: string }>()('pickup-check', (db, $) =>
  db
    .selectFrom('pickup_checks as c')
    .leftJoin('users as u', 'u.id', 'c.actor_id')
    .select(
      someFields('pickup_checks', 'c', [
        'notes',
        'waivedBecause',
        'requestHash',
        'chargeCents',
        'coveredCents',
        'createdAt',
      ]),
    )
    .select((eb) => [
      eb.fn.coalesce('u.name', eb.val('a deleted account')).as('by'),
      jsonArrayFrom(losses).as('losses'),
      jsonObjectFrom(due).as('due'),
      change.as('changeId'),
    ])
    .where('c.order_id', '=', $.orderId),
)

export type PickupCheckRecord = Awaited<ReturnType<typeof pickupCheck>>[number]

/** What was counted at an order's pickup; null before it. */
export async function findPickupCheck(sql: Sql, orderId: string): Promise<PickupCheckRecord | null> {
  const [found] = await pickupCheck(sql, { orderId })
  return found ?? null
}

export type NewPickupCheck = NewRow<'pickup_checks'> & { losses: readonly Loss[] }

export const insertPickupCheck = statement<NewPickupCheck>()('insert-pickup-check', (db, $, json) =>
  db
    .with('counted', (q) => insertRow(q, 'pickup_checks', $).returning('order_id'))
    .with('lost', (q) =>
      insertJson(q, 'pickup_losses', {
        rows: json.losses,
        from: q.selectFrom('counted'),
        cells: (eb) => ({ orderId: eb.ref('counted.order_id') }),
      }),
    )
    .selectFrom('counted')
    .select('order_id'),
)

const forgetPickupCheckStatement = statement<{ orderId: string }>()('forget-pickup-check', (db, $) =>
  db.deleteFrom('pickup_checks').where('order_id', '=', $.orderId),
)

/** A pickup that was taken back is counted anew. */
export async function forgetPickupCheck(
  tx: Sql,
  { orderId, from }: { orderId: string; from: OrderStatus },
): Promise<void> {
  if (from === 'collected') await forgetPickupCheckStatement(tx, { orderId })
}
