import type { CalendarDate } from '@trivet/core/dates'
import type { Expression } from 'kysely'
import type { Builder } from '../../platform/sql/builder.ts'

type OtherDays = {
  orderId: Expression<string>
  start: Expression<CalendarDate>
  end: Expression<CalendarDate>
  refundDay: Expression<CalendarDate>
  now: Expression<Date>
}

/** A part of a statement: an order is rented on other days, at the price it has. */
export function rentalOnOtherDays(db: Builder, { orderId, start, end, refundDay, now }: OtherDays) {
  return db
    .updateTable('orders')
    .set((eb) => ({
      rental_start: start,
      rental_end: end,
      priced_start: eb.fn.coalesce('priced_start', 'rental_start'),
      priced_end: eb.fn.coalesce('priced_end', 'rental_end'),
      refund_day: refundDay,
      updated_at: now,
    }))
    .where('id', '=', orderId)
    .returning('id')
}
