import { expressionBuilder } from 'kysely'
import type { Sql } from '../../platform/database.ts'
import type { Tables } from '../../platform/sql/builder.ts'
import { any, dayIn, dayAfter, joined, plusDays } from '../../platform/sql/functions.ts'
import { insertFrom } from '../../platform/sql/insert.ts'
import { statement, type Slots } from '../../platform/sql/statement.ts'

type Moment = { now: Date; turnaroundDays: number }

const late = expressionBuilder<Tables & { o: Tables['orders']; r: Tables['reservations'] }, 'o' | 'r'>()

/** The last day on which units that are counted today are away: they are washed first. */
function lastDayAway({ now, turnaroundDays }: Slots<Moment>) {
  return dayAfter(dayIn(now, late.ref('o.time_zone')), turnaroundDays)
}

const out = ['dispatched', 'delivered'] as const
const mostAtOnce = 50

const lateOrders = statement<Moment>()('late-orders', (db, $) =>
  db
    .selectFrom('orders as o')
    .select('o.id')
    .where('o.status', 'in', out)
    .where((eb) => eb('o.rental_end', '<', dayIn($.now, eb.ref('o.time_zone'))))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('reservations as r')
          .leftJoin('stock_holds as h', (join) =>
            join.onRef('h.order_id', '=', 'r.order_id').onRef('h.product_id', '=', 'r.product_id'),
          )
          .select('r.product_id')
          .whereRef('r.order_id', '=', 'o.id')
          .where('r.last_day', '<', lastDayAway($))
          .where((hold) => hold.or([hold('h.id', 'is', null), hold('h.last_day', '<', lastDayAway($))])),
      ),
    )
    .orderBy('o.id')
    .limit(mostAtOnce)
    .forUpdate('o')
    .skipLocked(),
)

/** Orders that are out past their pickup and whose units could be promised before they are back; they stay locked. */
export async function lockLateOrders(tx: Sql, moment: Moment): Promise<string[]> {
  return (await lateOrders(tx, moment)).map(({ id }) => id)
}

const keepUnits = statement<Moment & { orderIds: readonly string[]; reason: string }>()(
  'keep-late-units',
  (db, $) =>
    insertFrom(db, 'stock_holds', {
      from: db
        .selectFrom('reservations as r')
        .innerJoin('orders as o', 'o.id', 'r.order_id')
        .where('o.id', '=', any($.orderIds))
        .where('r.last_day', '<', lastDayAway($))
        .orderBy('r.product_id'),
      cells: (eb) => ({
        id: joined(eb.ref('r.order_id'), ':', eb.ref('r.product_id')),
        productId: eb.ref('r.product_id'),
        depotId: eb.ref('r.depot_id'),
        units: eb.ref('r.units'),
        firstDay: plusDays(eb.ref('r.last_day'), 1),
        lastDay: lastDayAway($),
        kind: 'overdue' as const,
        reason: $.reason,
        orderId: eb.ref('r.order_id'),
        createdAt: $.now,
      }),
    }).onConflict((conflict) =>
      conflict
        .columns(['order_id', 'product_id'])
        .doUpdateSet((eb) => ({ last_day: eb.ref('excluded.last_day') }))
        .whereRef('stock_holds.last_day', '<', 'excluded.last_day'),
    ),
)

/** What these orders still have is away until the day after a count of now; what is back in time anyway is not touched. */
export async function keepLateUnits(
  tx: Sql,
  late: Moment & { orderIds: readonly string[]; reason: string },
): Promise<void> {
  await keepUnits(tx, late)
}

const lateUnitsOfOrder = statement<{ orderId: string }>()('late-units-of-order', (db, $) =>
  db.selectFrom('stock_holds').select('id').where('order_id', '=', $.orderId).limit(1),
)

export async function hasLateUnits(tx: Sql, orderId: string): Promise<boolean> {
  return (await lateUnitsOfOrder(tx, { orderId })).length > 0
}

const endLateUnitsStatement = statement<{ orderId: string; now: Date }>()('end-late-units', (db, $) =>
  db
    .with('gone', (q) =>
      q
        .deleteFrom('stock_holds as h')
        .using('orders as o')
        .where('o.id', '=', $.orderId)
        .whereRef('h.order_id', '=', 'o.id')
        .where((eb) => eb('h.first_day', '>=', dayIn($.now, eb.ref('o.time_zone')))),
    )
    .updateTable('stock_holds as h')
    .from('orders as o')
    .set((eb) => ({ last_day: plusDays(dayIn($.now, eb.ref('o.time_zone')), -1) }))
    .where('o.id', '=', $.orderId)
    .whereRef('h.order_id', '=', 'o.id')
    .where((eb) => eb('h.first_day', '<', dayIn($.now, eb.ref('o.time_zone'))))
    .where((eb) => eb('h.last_day', '>=', dayIn($.now, eb.ref('o.time_zone')))),
)

/** What an order kept for being late is free from the day of now on. */
export async function endLateUnits(tx: Sql, ended: { orderId: string; now: Date }): Promise<void> {
  await endLateUnitsStatement(tx, ended)
}

const lastCollected = statement<{ orderId: string }>()('last-collected', (db, $) =>
  db
    .selectFrom('timeline_entries')
    .select('at')
    .where('order_id', '=', $.orderId)
    .where('kind', '=', 'status')
    .where('to', '=', 'collected')
    .orderBy('id', 'desc')
    .limit(1),
)

/** When the units of an order came back, however often it was said. */
export async function findCollectedAt(tx: Sql, orderId: string): Promise<Date | null> {
  const [collected] = await lastCollected(tx, { orderId })
  return collected?.at ?? null
}
