import type { OccupiedDays } from '@trivet/core/availability'
import { chosenWindow } from '@trivet/core/delivery'
import type { ChangedVisit, ShortItem, VisitChangeFacts, VisitKind } from '@trivet/core/dispatch'
import { areaOf } from '@trivet/core/settings'
import type { Sql } from '../../platform/database.ts'
import { days, greatest } from '../../platform/sql/functions.ts'
import { statement } from '../../platform/sql/statement.ts'
import { capacityOn, lateUnitsOn } from '../availability/index.ts'
import { storedSettings, toVersionedSettings } from '../settings/index.ts'
import { windowOf } from './visit-window.ts'

export type MovableVisit = ChangedVisit &
  Pick<VisitChangeFacts, 'closed'> & { userId: string; userEmail: string; turnaroundDays: number }

const movableOrder = statement<{ orderId: string }>()('movable-order', (db, $) =>
  db
    .selectFrom('orders as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select(['o.status', 'o.rental_start as start', 'o.rental_end as end', 'o.time_zone as timeZone'])
    .select('o.postal_code as postalCode')
    .select((eb) => [
      eb.fn.coalesce('o.refund_day', 'o.rental_start').as('refundDay'),
      'o.user_id as userId',
      'u.email as userEmail',
    ])
    .select(['o.delivery_window as deliveryWindow', 'o.pickup_window as pickupWindow'])
    .select([windowOf('delivery').as('delivery'), windowOf('pickup').as('pickup')])
    .select(storedSettings(db).as('settings'))
    .where('o.id', '=', $.orderId),
)

/** One visit of an order, with what decides about a visit change; null for an unknown order. */
export async function findMovableVisit(
  sql: Sql,
  { orderId, kind }: { orderId: string; kind: VisitKind },
): Promise<MovableVisit | null> {
  const [order] = await movableOrder(sql, { orderId })
  if (!order) return null
  const { start, end, delivery, pickup, deliveryWindow, pickupWindow, postalCode, settings, ...visit } = order
  const inForce = toVersionedSettings(settings).settings
  const window = { delivery, pickup }[kind]
  const chosen = chosenWindow({ deliveryWindow, pickupWindow }, kind)
  return {
    ...visit,
    kind,
    window,
    chosenWindow: chosen,
    period: { start, end },
    turnaroundDays: inForce.turnaroundDays,
    closed: areaOf(postalCode, inForce) ?? {},
  }
}

const shortItems = statement<{ orderId: string } & OccupiedDays>()('short-items', (db, $) =>
  db
    .selectFrom('reservations as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .crossJoin(days($.firstDay, $.lastDay, 'asked'))
    .leftJoin('stock_days as s', (on) =>
      on
        .onRef('s.product_id', '=', 'r.product_id')
        .onRef('s.depot_id', '=', 'r.depot_id')
        .onRef('s.day', '=', 'asked.day'),
    )
    .select(['p.name', ({ fn }) => fn.jsonAgg('asked.day').orderBy('asked.day').as('days')])
    .where('r.order_id', '=', $.orderId)
    .where((eb) => {
      const others = eb.fn.coalesce('s.reserved', eb.lit(0))
      const own = eb
        .case()
        .when(eb.between('asked.day', eb.ref('r.first_day'), eb.ref('r.last_day')))
        .then(eb.ref('r.units'))
        .else(0)
        .end()
      const capacity = capacityOn(eb.ref('r.product_id'), eb.ref('r.depot_id'), eb.ref('asked.day'))
      const held = { orderId: eb.ref('r.order_id'), productId: eb.ref('r.product_id') }
      const late = lateUnitsOn(held, eb.ref('asked.day'))
      // a day that it keeps is its own, also when facts left it short
      return eb('r.units', '>', greatest(eb(eb(eb(capacity, '+', late), '-', others), '+', own), own))
    })
    .groupBy(['p.id', 'p.name'])
    .orderBy('p.id'),
)

/** What would be short, and when, if the order gave its own units back and took them for these days. */
export async function findShortItems(
  sql: Sql,
  { orderId, days: asked }: { orderId: string; days: OccupiedDays },
): Promise<ShortItem[]> {
  const found = await shortItems(sql, { orderId, ...asked })
  return found.map(({ name, days: short }) => ({ name, days: short ?? [] }))
}
