import type { OccupiedDays, PaymentProviderName, Quote, RentalChangeKind, RentalPeriod } from '@trivet/core'
import { rows, type Sql } from '../../platform/database.ts'

/** The old days are free in the same statement that takes the new ones; fails if one of those would be oversold. */
export async function moveReservations(
  tx: Sql,
  { orderId, days }: { orderId: string; days: OccupiedDays },
): Promise<void> {
  await rows(tx, {
    name: 'move-reservations',
    text: 'UPDATE reservations SET first_day = $2, last_day = $3 WHERE order_id = $1',
    values: [orderId, days.firstDay, days.lastDay],
  })
}

export type NewRental = {
  orderId: string
  actorId: string
  kind: RentalChangeKind
  period: RentalPeriod
  refundDay: string
  quote: Quote
  /** In the sequence of the quote's lines. */
  lineIds: string[]
  note: string
  now: Date
}

/** The order's new days and prices, with the line in its timeline. */
export async function writeRental(tx: Sql, rental: NewRental): Promise<void> {
  const { quote, period } = rental
  await rows(tx, {
    name: 'write-rental',
    text: `WITH changed AS (
        UPDATE orders SET rental_start = $2, rental_end = $3, refund_day = $4, extra_days_cents = $5,
          damage_protection_cents = $6, delivery_cents = $7, tax_cents = $8, discount_cents = $9, total_cents = $10,
          updated_at = $11
        WHERE id = $1 RETURNING id
      ), priced AS (
        UPDATE order_lines l SET extra_days_cents = new."extraDaysCents"
        FROM unnest($12::text[], $13::int[]) AS new(id, "extraDaysCents") WHERE l.id = new.id
      )
      INSERT INTO timeline_entries (order_id, at, actor_id, kind, note)
      SELECT id, $11, $14, $15, $16 FROM changed`,
    values: [
      rental.orderId,
      period.start,
      period.end,
      rental.refundDay,
      quote.extraDaysCents,
      quote.damageProtectionCents,
      quote.deliveryCents,
      quote.taxCents,
      quote.discountCents,
      quote.totalCents,
      rental.now,
      rental.lineIds,
      quote.lines.map(({ extraDaysCents }) => extraDaysCents),
      rental.actorId,
      rental.kind,
      rental.note,
    ],
  })
}

export type NewPayment = {
  id: string
  orderId: string
  provider: PaymentProviderName
  reference: string
  amountCents: number
  now: Date
}

export async function insertPayment(tx: Sql, payment: NewPayment): Promise<void> {
  await rows(tx, {
    name: 'insert-payment',
    text: `INSERT INTO payments (id, order_id, provider, reference, amount_cents, created_at)
           VALUES ($1, $2, $3, $4, $5, $6)`,
    values: [
      payment.id,
      payment.orderId,
      payment.provider,
      payment.reference,
      payment.amountCents,
      payment.now,
    ],
  })
}
