import type { CalendarDate } from '@trivet/core/dates'
import type { OrderStatus } from '@trivet/core/orders'
import type { Builder } from '../../platform/sql/builder.ts'
import { text } from '../../platform/sql/functions.ts'
import { statement, type Slots } from '../../platform/sql/statement.ts'
import { waitsForPayment } from '../orders/index.ts'

/** More than a warehouse packs or washes on a day; a list of so many may not be whole. */
export const mostOrders = 300

type OfDepot = { depot: string | null }
type OfDay = OfDepot & { day: CalendarDate }

const ordersIn = (db: Builder, status: OrderStatus, $: Slots<OfDepot>) =>
  db
    .selectFrom('orders as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .innerJoin('depots as d', 'd.id', 'o.depot_id')
    .select([
      'o.id as orderId',
      'o.number as orderNumber',
      'u.name as guest',
      'o.city',
      'd.name as depot',
      'o.rental_end as pickupDay',
      waitsForPayment.as('isUnpaid'),
    ])
    .where('o.status', '=', status)
    .where((eb) => eb.or([eb(text($.depot), 'is', null), eb('o.depot_id', '=', $.depot)]))
    .orderBy('o.rental_start')
    .orderBy('o.id')
    .limit(mostOrders)

/** Delivered on this day or before, and not packed. */
export const findOrdersToPack = statement<OfDay>()('orders-to-pack', (db, $) =>
  ordersIn(db, 'confirmed', $).where('o.rental_start', '<=', $.day),
)

/** With their guests, and to be picked up on this day or before. */
export const findOrdersComingBack = statement<OfDay>()('orders-coming-back', (db, $) =>
  ordersIn(db, 'delivered', $).where('o.rental_end', '<=', $.day),
)

/** Collected, and not completed. */
export const findOrdersToWash = statement<OfDepot>()('orders-to-wash', (db, $) =>
  ordersIn(db, 'collected', $),
)
