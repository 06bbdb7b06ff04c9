import { crateNumberTries } from '@trivet/core/crates'
import { expressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Sql } from '../../platform/database.ts'
import type { Tables } from '../../platform/sql/builder.ts'
import { someFields } from '../../platform/sql/fields.ts'
import { any } from '../../platform/sql/functions.ts'
import { insertRow } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'
import { newCrateNumber } from './new-crate-number.ts'

const order = expressionBuilder<Tables & { o: Tables['orders'] }, 'o'>()
const crate = expressionBuilder<Tables & { c: Tables['crates'] }, 'c'>()

const scans = crate
  .selectFrom('crate_scans as s')
  .innerJoin('users as u', 'u.id', 's.actor_id')
  .select(someFields('crate_scans', 's', ['step', 'because']))
  .select(['s.scanned_at as at', 'u.name as by'])
  .whereRef('s.crate_number', '=', 'c.number')
  .orderBy('s.turn')

const crates = order
  .selectFrom('crates as c')
  .select(['c.number', jsonArrayFrom(scans).as('scans')])
  .whereRef('c.order_id', '=', 'o.id')
  .orderBy('c.ordinal')

const cratesOfOrders = statement<{ orderIds: readonly string[] }>()('crates-of-orders', (db, $) =>
  db
    .selectFrom('orders as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select([
      'o.id as orderId',
      'o.number as orderNumber',
      'o.status',
      'u.name as guest',
      'o.city',
      'o.state',
      'o.postal_code as postalCode',
      'o.rental_start as deliveryDay',
      'o.rental_end as pickupDay',
      jsonArrayFrom(crates).as('crates'),
    ])
    .where('o.id', '=', any($.orderIds)),
)

export type CratedOrder = Awaited<ReturnType<typeof cratesOfOrders>>[number]

/** Orders with their crates, in any sequence. */
export function findCratedOrders(sql: Sql, orderIds: readonly string[]): Promise<CratedOrder[]> {
  return cratesOfOrders(sql, { orderIds })
}

/** An order with its crates; null for an unknown one. */
export async function findCratedOrder(sql: Sql, orderId: string): Promise<CratedOrder | null> {
  const [found] = await cratesOfOrders(sql, { orderIds: [orderId] })
  return found ?? null
}

type NewCrate = { number: string; orderId: string; ordinal: number; now: Date }

const insertCrateStatement = statement<NewCrate>()('insert-crate', (db, $) =>
  insertRow(db, 'crates', {
    number: $.number,
    orderId: $.orderId,
    ordinal: $.ordinal,
    createdAt: $.now,
  })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('number'),
)

/** With the first number drawn that is free. */
export async function insertCrate(tx: Sql, facts: Omit<NewCrate, 'number'>): Promise<void> {
  for (const length of crateNumberTries) {
    const written = await insertCrateStatement(tx, { ...facts, number: newCrateNumber(length) })
    if (written.length === 1) return
  }
  throw new Error('No number is free for another crate')
}

const deleteCratesStatement = statement<{ numbers: readonly string[] }>()('delete-crates', (db, $) =>
  db.deleteFrom('crates').where('number', '=', any($.numbers)),
)

/** Those that were never scanned; the database refuses others. */
export async function deleteCrates(tx: Sql, numbers: readonly string[]): Promise<void> {
  if (numbers.length > 0) await deleteCratesStatement(tx, { numbers })
}
