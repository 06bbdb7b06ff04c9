import type { CalendarDate } from '@trivet/core/dates'
import { doneStatuses, openStatuses } from '@trivet/core/dispatch'
import type { Sql } from '../../platform/database.ts'
import { joined } from '../../platform/sql/functions.ts'
import { statement } from '../../platform/sql/statement.ts'
import { waitsForPayment } from '../orders/index.ts'

type Days = { firstDay: CalendarDate; lastDay: CalendarDate }

export type OrderUnderWay = Awaited<ReturnType<typeof findOrdersUnderWay>>[number]

/** Orders that have a visit due on one of the days, of which the last is the latest date anywhere we deliver. */
export function findOrdersUnderWay(sql: Sql, days: Days) {
  return findOrdersUnderWayStatement(sql, days)
}

const findOrdersUnderWayStatement = statement<Days>()('dashboard-under-way', (db, $) =>
  db
    .with('found', (q) =>
      q
        .selectFrom('orders')
        .select('id')
        .where('status', 'in', [...openStatuses.delivery, ...openStatuses.pickup])
        .where('rental_start', '<=', $.lastDay)
        .where((eb) =>
          eb.or([
            eb('status', 'in', openStatuses.delivery),
            eb('rental_end', '<=', $.lastDay),
            eb('rental_start', '>=', $.firstDay),
          ]),
        )
        .unionAll(
          q
            .selectFrom('orders')
            .select('id')
            .where('status', 'in', doneStatuses.pickup)
            .where((eb) => eb.between('rental_end', $.firstDay, $.lastDay)),
        )
        // collected before its last day
        .unionAll(
          q
            .selectFrom('orders')
            .select('id')
            .where('status', 'in', doneStatuses.pickup)
            .where((eb) => eb.between('rental_start', $.firstDay, $.lastDay))
            .where('rental_end', '>', $.lastDay),
        ),
    )
    .selectFrom('found')
    .innerJoin('orders as o', 'o.id', 'found.id')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select((eb) => [
      'o.id',
      'o.number',
      'o.status',
      'o.rental_start as start',
      'o.rental_end as end',
      'o.time_zone as timeZone',
      'u.name as customer',
      waitsForPayment.as('isUnpaid'),
      joined(eb.ref('o.city'), ', ', eb.ref('o.state'), ' ', eb.ref('o.postal_code')).as('place'),
    ])
    .orderBy('o.rental_start')
    .orderBy('o.id'),
)
