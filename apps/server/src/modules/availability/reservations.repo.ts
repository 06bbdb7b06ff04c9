import type { Demand, OccupiedDays, Reservation } from '@trivet/core/availability'
import type { Expression, ExpressionBuilder, QueryCreator, SelectQueryBuilder } from 'kysely'
import type { Sql } from '../../platform/database.ts'
import { builder, type Tables } from '../../platform/sql/builder.ts'
import { allFields } from '../../platform/sql/fields.ts'
import { anyFrom } from '../../platform/sql/functions.ts'
import { insertJson } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'

/** A part of a statement: an order of `from` reserves these units in its depot; a trigger takes the days. */
export function newReservations<D extends Tables, FD, FT extends keyof FD>(
  db: QueryCreator<D>,
  rows: Expression<readonly Reservation[]>,
  from: SelectQueryBuilder<FD, FT, {}>,
  cells: (eb: ExpressionBuilder<FD, FT>) => { orderId: Expression<string>; depotId: Expression<string> },
) {
  return insertJson(db, 'reservations', { rows, from, cells })
}

/** A part of a statement: the units of these orders are free again. */
export function releasedUnits(orders: Expression<{ id: string }>) {
  return builder.deleteFrom('reservations').where('order_id', '=', anyFrom(orders))
}

const releaseUnitsStatement = statement<{ orderId: string }>()('release-units', (db, $) =>
  db.deleteFrom('reservations').where('order_id', '=', $.orderId),
)

/** The units are free again for the days that are left. */
export async function releaseUnits(tx: Sql, { orderId }: { orderId: string }): Promise<void> {
  await releaseUnitsStatement(tx, { orderId })
}

const rescheduleReservationsStatement = statement<{ orderId: string } & OccupiedDays>()(
  'reschedule-reservations',
  (db, $) =>
    db
      .updateTable('reservations')
      .set({ first_day: $.firstDay, last_day: $.lastDay })
      .where('order_id', '=', $.orderId),
)

const forgetLateUnits = statement<{ orderId: string }>()('forget-late-units', (db, $) =>
  db.deleteFrom('stock_holds').where('order_id', '=', $.orderId),
)

/**
 * The old days are free in the same statement that takes the new ones; fails if one of those would be oversold. What the
 * order kept for being late counts no more: it is promised, or the job keeps it anew.
 */
export async function rescheduleReservations(
  tx: Sql,
  { orderId, days }: { orderId: string; days: OccupiedDays },
): Promise<void> {
  await forgetLateUnits(tx, { orderId })
  await rescheduleReservationsStatement(tx, { orderId, ...days })
}

const reservationsOf = statement<{ orderId: string }>()('reservations-of', (db, $) =>
  db
    .selectFrom('reservations as r')
    .select(allFields('reservations', 'r', ['orderId', 'depotId']))
    .where('r.order_id', '=', $.orderId)
    .orderBy('r.product_id'),
)

/** The units that an order holds. */
export function findReservations(sql: Sql, orderId: string): Promise<Reservation[]> {
  return reservationsOf(sql, { orderId })
}

const retakeUnitsStatement = statement<{ orderId: string; units: readonly Reservation[] }>()(
  'retake-units',
  (db, $, json) =>
    newReservations(db, json.units, db.selectFrom('orders as o').where('o.id', '=', $.orderId), (eb) => ({
      orderId: eb.ref('o.id'),
      depotId: eb.ref('o.depot_id'),
    })),
)

/** An order holds again what it released; fails where one of its days would be oversold. */
export async function retakeUnits(
  tx: Sql,
  again: { orderId: string; units: readonly Reservation[] },
): Promise<void> {
  await retakeUnitsStatement(tx, again)
}

type Elsewhere = { orderId: string; units: readonly Demand[]; days: OccupiedDays }

/**
 * An order that has come to another depot gives back what it held, and takes these units there, where stock of them has begun;
 * fails where there are not so many.
 */
export async function takeUnitsElsewhere(tx: Sql, { orderId, units, days }: Elsewhere): Promise<void> {
  await releaseUnits(tx, { orderId })
  await retakeUnits(tx, { orderId, units: units.map((one) => ({ ...one, ...days })) })
}

type UnitsOf = { orderId: string; productId: string }

const giveUpUnits = statement<UnitsOf>()('give-up-units', (db, $) =>
  db.deleteFrom('reservations').where('order_id', '=', $.orderId).where('product_id', '=', $.productId),
)

const changeUnits = statement<UnitsOf & { units: number }>()('change-units', (db, $) =>
  db
    .updateTable('reservations')
    .set({ units: $.units })
    .where('order_id', '=', $.orderId)
    .where('product_id', '=', $.productId),
)

/**
 * An order holds these units on these days from now on, and no others. What it gives up is free first, so that it may take it again
 * in another way; what it keeps needs no room. One product after the other, in the sequence in which orders lock them. Fails
 * where there are not so many.
 */
export async function rebookUnits(
  tx: Sql,
  { orderId, units, days }: { orderId: string; units: readonly Demand[]; days: OccupiedDays },
): Promise<void> {
  const held = await findReservations(tx, orderId)
  const unitsOf = new Map(units.map((one) => [one.productId, one.units]))
  const kept = held.flatMap(({ productId, units: before }) => {
    const after = Math.min(before, unitsOf.get(productId) ?? 0)
    return after === 0 ? [] : [{ productId, units: after }]
  })
  if (held.length > 0) await exchangeUnits(tx, { orderId, units: kept })
  const isMoved = held.some((one) => one.firstDay !== days.firstDay || one.lastDay !== days.lastDay)
  if (isMoved) await rescheduleReservations(tx, { orderId, days })
  if (kept.length > 0) await exchangeUnits(tx, { orderId, units })
  else await retakeUnits(tx, { orderId, units: units.map((one) => ({ ...one, ...days })) })
}

/**
 * An order that holds some holds these units from now on and no others, on its days; what it keeps needs no room. One product after
 * the other, in the sequence in which orders lock them. Fails where there are not so many.
 */
export async function exchangeUnits(
  tx: Sql,
  { orderId, units }: { orderId: string; units: readonly Demand[] },
): Promise<void> {
  const held = await findReservations(tx, orderId)
  const [days] = held
  if (!days) throw new RangeError(`Order ${orderId} holds nothing`)
  const { firstDay, lastDay } = days
  for (const productId of [...new Set([...held, ...units].map((one) => one.productId))].toSorted()) {
    const before = held.find((one) => one.productId === productId)
    const after = units.find((one) => one.productId === productId)
    if (!after) await giveUpUnits(tx, { orderId, productId })
    else if (!before) await retakeUnits(tx, { orderId, units: [{ ...after, firstDay, lastDay }] })
    else if (before.units !== after.units) await changeUnits(tx, { orderId, ...after })
  }
}
