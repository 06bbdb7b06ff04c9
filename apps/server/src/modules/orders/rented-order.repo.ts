import type { Demand, OccupiedDays } from '@trivet/core/availability'
import type { CalendarDate } from '@trivet/core/dates'
import { namedCity, type CurrentRental, type ItemInStock } from '@trivet/core/orders'
import { defaultRates } from '@trivet/core/pricing'
import { expressionBuilder, type Expression } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Sql } from '../../platform/database.ts'
import type { Tables } from '../../platform/sql/builder.ts'
import { bool, days, greatest, int, orZero } from '../../platform/sql/functions.ts'
import { recordset } from '../../platform/sql/recordset.ts'
import { statement } from '../../platform/sql/statement.ts'
import { capacityOn, lateUnitsOn } from '../availability/index.ts'
import { firstOrderDiscountOf } from '../referrals/index.ts'
import {
  creditPaidCents,
  creditRefundedCents,
  openOfPriceCents,
  paidCents,
  refundedCents,
} from './list/order-sums.ts'

/** What the rules after the booking want to know about an order, and how to find its parts again. */
export type RentedOrder = {
  rental: CurrentRental
  /** In the sequence of the rental's lines. */
  lineIds: string[]
  /** With those that came to nothing and went back. */
  payments: number
}

const order = expressionBuilder<Tables & { o: Tables['orders'] }, 'o'>()

const lines = order
  .selectFrom('order_lines as l')
  .select((eb) => [
    'l.id as lineId',
    eb.fn.coalesce('l.product_id', 'l.kit_id', 'l.id').as('id'),
    'l.name',
    'l.unit_price_cents as unitPriceCents',
    'l.quantity',
  ])
  .whereRef('l.order_id', '=', 'o.id')
  .orderBy('l.position')

const payments = order
  .selectFrom('payments as p')
  .select((eb) => int(eb.fn.countAll()).as('made'))
  .whereRef('p.order_id', '=', 'o.id')

const returnedCharges = order
  .selectFrom('returned_charges as c')
  .select((eb) => int(eb.fn.countAll()).as('returned'))
  .whereRef('c.order_id', '=', 'o.id')

const promotionUse = order
  .selectFrom('promotion_uses as use')
  .select('use.order_id')
  .whereRef('use.order_id', '=', 'o.id')
  .where('use.given_back', '=', false)

const bookedOrder = statement<{ orderId: string; userId: string | null }>()('booked-order', (db, $) =>
  db
    .selectFrom('orders as o')
    .select((eb) => [
      'o.status',
      'o.rental_start as start',
      'o.rental_end as end',
      eb.fn.coalesce('o.priced_start', 'o.rental_start').as('pricedStart'),
      eb.fn.coalesce('o.priced_end', 'o.rental_end').as('pricedEnd'),
      'o.time_zone as timeZone',
      'o.city',
      'o.postal_code as postalCode',
      eb.fn.coalesce('o.refund_day', 'o.rental_start').as('refundDay'),
      'o.damage_protection as damageProtection',
      'o.rates',
      'o.discount_cents as discountCents',
      'o.discounts',
      bool(eb.exists(promotionUse)).as('hasCode'),
      bool(eb.exists(firstOrderDiscountOf(eb.ref('o.id')))).as('hasHostDiscount'),
      'o.price_rows as priceRows',
      'o.total_cents as totalCents',
      'o.waived_cents as waivedCents',
      openOfPriceCents.as('openCents'),
      eb(orZero(payments), '+', orZero(returnedCharges)).as('payments'),
      paidCents.as('paidCents'),
      bool(eb('o.payment_status', '=', 'waived')).as('isWaived'),
      refundedCents.as('refundedCents'),
      creditPaidCents.as('creditPaidCents'),
      creditRefundedCents.as('creditRefundedCents'),
      jsonArrayFrom(lines).as('lines'),
    ])
    .where('o.id', '=', $.orderId)
    .where((eb) => eb.or([eb(eb.cast($.userId, 'text'), 'is', null), eb('o.user_id', '=', $.userId)])),
)

/** The order as its owner may change it; null for anybody else, as for an unknown id. Without an owner, anybody's. */
export async function findRentedOrder(
  sql: Sql,
  asked: { orderId: string; userId: string | null },
): Promise<RentedOrder | null> {
  const [row] = await bookedOrder(sql, asked)
  if (!row) return null
  const { start, end, pricedStart, pricedEnd, city, lines: booked, ...terms } = row
  const { rates, discounts, hasCode, hasHostDiscount, payments: made, ...others } = terms
  return {
    rental: {
      ...others,
      city: namedCity(city),
      period: { start, end },
      pricedPeriod: { start: pricedStart, end: pricedEnd },
      rates: { ...defaultRates, ...rates },
      // older orders keep none besides their host's
      ...(discounts.length > 0 && { discounts }),
      allowedDiscounts: [
        ...(hasCode ? ['code' as const] : []),
        ...(hasHostDiscount ? ['referral' as const] : []),
      ],
      lines: booked.map(({ id, name, unitPriceCents, quantity }) => ({ id, name, unitPriceCents, quantity })),
    },
    lineIds: booked.map(({ lineId }) => lineId),
    payments: made,
  }
}

type Asked = {
  orderId: Expression<string>
  productId: Expression<string>
  depotId: Expression<string>
  day: Expression<CalendarDate>
  /** By all orders, on that day. */
  reserved: Expression<number | null>
  /** By this one. */
  ownUnits: Expression<number>
}

/**
 * How many an order can have of a product on a day if it gives its own units back; a day that it keeps is its own, also when
 * facts left it short.
 */
function freeForOrder({ orderId, productId, depotId, day, reserved, ownUnits }: Asked) {
  const eb = expressionBuilder<Tables>()
  const capacity = capacityOn(productId, depotId, day)
  const late = lateUnitsOn({ orderId, productId }, day)
  const leftByAll = eb(eb(capacity, '+', late), '-', eb.fn.coalesce(reserved, eb.lit(0)))
  return greatest(eb(leftByAll, '+', ownUnits), ownUnits)
}

const itemsInStock = statement<{ orderId: string } & OccupiedDays>()('items-in-stock', (db, $) =>
  db
    .selectFrom('reservations as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .crossJoin(days($.firstDay, $.lastDay, 'asked'))
    .leftJoin('stock_days as s', (join) =>
      join
        .onRef('s.product_id', '=', 'r.product_id')
        .onRef('s.depot_id', '=', 'r.depot_id')
        .onRef('s.day', '=', 'asked.day'),
    )
    .select((eb) => {
      const ownUnits = eb
        .case()
        .when(eb.between('asked.day', eb.ref('r.first_day'), eb.ref('r.last_day')))
        .then(eb.ref('r.units'))
        .else(eb.lit(0))
        .end()
      const free = freeForOrder({
        orderId: eb.ref('r.order_id'),
        productId: eb.ref('r.product_id'),
        depotId: eb.ref('r.depot_id'),
        day: eb.ref('asked.day'),
        reserved: eb.ref('s.reserved'),
        ownUnits,
      })
      return ['p.name', 'r.units as needed', eb.fn.min(free).as('free')]
    })
    .where('r.order_id', '=', $.orderId)
    .groupBy(['p.id', 'r.units'])
    .orderBy('p.id'),
)

/** What the order reserves, and how many are free over some days if it gave its own units back. */
export function findItemsInStock(
  sql: Sql,
  { orderId, days: asked }: { orderId: string; days: OccupiedDays },
): Promise<ItemInStock[]> {
  return itemsInStock(sql, { orderId, ...asked })
}

type Wanted = OccupiedDays & { orderId: string; depotId: string; demand: readonly Demand[] }

const demandInStock = statement<Wanted>()('demand-in-stock', (db, $, json) =>
  db
    .selectFrom(recordset(json.demand, 'd', { productId: 'text', units: 'integer' }))
    .innerJoin('products as p', 'p.id', 'd.productId')
    .leftJoin('reservations as r', (join) =>
      join
        .on('r.order_id', '=', $.orderId)
        .onRef('r.product_id', '=', 'p.id')
        .on('r.depot_id', '=', $.depotId),
    )
    .crossJoin(days($.firstDay, $.lastDay, 'asked'))
    .leftJoin('stock_days as s', (join) =>
      join
        .onRef('s.product_id', '=', 'p.id')
        .on('s.depot_id', '=', $.depotId)
        .onRef('s.day', '=', 'asked.day'),
    )
    .select((eb) => {
      const isOwnDay = eb.between(
        'asked.day',
        eb.ref('r.first_day').$notNull(),
        eb.ref('r.last_day').$notNull(),
      )
      const ownUnits = eb.case().when(isOwnDay).then(eb.ref('r.units').$notNull()).else(eb.lit(0)).end()
      const free = freeForOrder({
        orderId: $.orderId,
        productId: eb.ref('p.id'),
        depotId: $.depotId,
        day: eb.ref('asked.day'),
        reserved: eb.ref('s.reserved'),
        ownUnits,
      })
      return ['p.name', 'd.units as needed', eb.fn.min(free).as('free')]
    })
    .groupBy(['p.id', 'd.units'])
    .orderBy('p.id'),
)

/** The same of what the order would reserve instead, in its depot or in another one, which has none of it. */
export function findDemandInStock(sql: Sql, wanted: Wanted): Promise<ItemInStock[]> {
  return demandInStock(sql, wanted)
}
