import { defaultRates, type BookedRental, type ItemInStock, type OccupiedDays } from '@trivet/core'
import { rows, type Sql } from '../../platform/database.ts'

/** What the rules after the booking want to know about an order, and how to find its parts again. */
export type BookedOrder = {
  rental: BookedRental
  /** In the sequence of the rental's lines. */
  lineIds: string[]
  /** With those that came to nothing and went back. */
  payments: number
}

type Line = { lineId: string; id: string; name: string; unitPriceCents: number; quantity: number }

type Row = Omit<BookedRental, 'lines' | 'period' | 'rates'> &
  BookedRental['period'] & { lines: Line[]; rates: Partial<BookedRental['rates']>; payments: number }

/** The order as its owner may change it; null for anybody else, as for an unknown id. */
export async function findBookedOrder(
  sql: Sql,
  { orderId, userId }: { orderId: string; userId: string },
): Promise<BookedOrder | null> {
  const [row] = await rows<Row>(sql, {
    name: 'booked-order',
    text: `
      SELECT o.status, o.rental_start AS "start", o.rental_end AS "end", o.time_zone AS "timeZone",
        coalesce(o.refund_day, o.rental_start) AS "refundDay", o.damage_protection AS "damageProtection", o.rates,
        o.discount_cents AS "discountCents", o.total_cents AS "totalCents",
        (SELECT count(*)::int FROM payments WHERE order_id = o.id)
          + (SELECT count(*)::int FROM returned_charges WHERE order_id = o.id) AS payments,
        (SELECT coalesce(sum(amount_cents), 0)::int FROM payments WHERE order_id = o.id) AS "paidCents",
        (SELECT coalesce(sum(amount_cents), 0)::int FROM refunds WHERE order_id = o.id) AS "refundedCents",
        (SELECT json_agg(json_build_object(
            'lineId', l.id, 'id', coalesce(l.product_id, l.kit_id), 'name', l.name,
            'unitPriceCents', l.unit_price_cents, 'quantity', l.quantity) ORDER BY l.position)
         FROM order_lines l WHERE l.order_id = o.id) AS lines
      FROM orders o WHERE o.id = $1 AND o.user_id = $2`,
    values: [orderId, userId],
  })
  if (!row) return null
  const { start, end, lines, rates, payments, ...others } = row
  return {
    rental: {
      ...others,
      period: { start, end },
      rates: { ...defaultRates, ...rates },
      lines: lines.map(({ id, name, unitPriceCents, quantity }) => ({ id, name, unitPriceCents, quantity })),
    },
    lineIds: lines.map(({ lineId }) => lineId),
    payments,
  }
}

/** What the order keeps off the shelf, and how many are free over some days if it gave its own units back. */
export function findItemsInStock(
  sql: Sql,
  { orderId, days }: { orderId: string; days: OccupiedDays },
): Promise<ItemInStock[]> {
  return rows<ItemInStock>(sql, {
    name: 'items-in-stock',
    text: `
      SELECT p.name, r.units AS needed, p.count_in_stock - coalesce(max(
        s.reserved - CASE WHEN s.day BETWEEN r.first_day AND r.last_day THEN r.units ELSE 0 END), 0) AS free
      FROM reservations r
      JOIN products p ON p.id = r.product_id
      LEFT JOIN stock_days s ON s.product_id = r.product_id AND s.day BETWEEN $2 AND $3
      WHERE r.order_id = $1
      GROUP BY p.id, r.units ORDER BY p.id`,
    values: [orderId, days.firstDay, days.lastDay],
  })
}
