import type { Sql } from '../../../platform/database.ts'
import { dayIn, isFromTime, joined, plusDays, text } from '../../../platform/sql/functions.ts'
import { statement } from '../../../platform/sql/statement.ts'

export type Reminder = { orderId: string; recipient: string; pickupDay: string }

const most = 200

const pickupsTomorrow = statement<{ now: Date; fromTime: string }>()('pickups-tomorrow', (db, $) =>
  db
    .selectFrom('orders as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select(['o.id as orderId', 'u.email as recipient', 'o.rental_end as pickupDay'])
    .where('o.status', 'in', ['dispatched', 'delivered'])
    .where((eb) => {
      const dayInUtc = dayIn($.now, eb.val('UTC'))
      const dayAtPlace = dayIn($.now, eb.ref('o.time_zone'))
      return eb.and([
        eb.between('o.rental_end', dayInUtc, plusDays(dayInUtc, 2)),
        eb('o.rental_end', '=', plusDays(dayAtPlace, 1)),
        isFromTime($.now, eb.ref('o.time_zone'), $.fromTime),
      ])
    })
    .where((eb) => {
      const key = joined('pickup-tomorrow:', eb.ref('o.id'), ':', text(eb.ref('o.rental_end')))
      return eb.not(
        eb.exists(eb.selectFrom('queued_mails as m').select('m.id').where('m.dedupe_key', '=', key)),
      )
    })
    .orderBy('o.id')
    .limit(most),
)

/** Orders at their guests whose pickup is tomorrow, where the morning has come, and whose guests were not told. */
export function findPickupsTomorrow(sql: Sql, asked: { now: Date; fromTime: string }): Promise<Reminder[]> {
  return pickupsTomorrow(sql, asked)
}

const lapsingOrders = statement<{ now: Date; until: Date }>()('lapsing-orders', (db, $) =>
  db
    .selectFrom('orders as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select(['o.id as orderId', 'u.email as recipient'])
    .where('o.hold_expires_at', '>', $.now)
    .where('o.hold_expires_at', '<=', $.until)
    .where('o.paid_at', 'is', null)
    .where((eb) => {
      const key = joined('order-expiring:', eb.ref('o.id'))
      return eb.not(
        eb.exists(eb.selectFrom('queued_mails as m').select('m.id').where('m.dedupe_key', '=', key)),
      )
    })
    .orderBy('o.hold_expires_at')
    .limit(most),
)

/** Unpaid orders that lapse until then, and whose guests were not told. */
export function findLapsingOrders(
  sql: Sql,
  asked: { now: Date; until: Date },
): Promise<Omit<Reminder, 'pickupDay'>[]> {
  return lapsingOrders(sql, asked)
}
