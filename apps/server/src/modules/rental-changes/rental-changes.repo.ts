import type { Cents } from '@trivet/core/money'
import type { CalendarDate, RentalPeriod } from '@trivet/core/dates'
import type { RentalChangeKind } from '@trivet/core/orders'
import type { Quote } from '@trivet/core/pricing'
import type { Sql } from '../../platform/database.ts'
import { recordset } from '../../platform/sql/recordset.ts'
import { statement } from '../../platform/sql/statement.ts'
import { timelineEvents } from '../orders/index.ts'
import { priceColumns, type PriceOverDays } from './price-columns.ts'

type Change = {
  orderId: string
  actorId: string
  kind: RentalChangeKind
  refundDay: CalendarDate
  note: string
  now: Date
}

export type NewRental = Change & {
  period: RentalPeriod
  /** The days that its price is for. */
  pricedPeriod: RentalPeriod
  quote: Quote
  /** Of its price, what staff waived earlier. */
  waivedCents: Cents
  /** In the sequence of the quote's lines. */
  lineIds: string[]
}

type Line = { id: string; extraDaysCents: Cents }

const writeRentalStatement = statement<Change & PriceOverDays & { lines: Line[] }>()(
  'write-rental',
  (db, $, json) =>
    db
      .with('changed', (q) =>
        q.updateTable('orders').set(priceColumns($, json)).where('id', '=', $.orderId).returning('id'),
      )
      .with('priced', (q) =>
        q
          .updateTable('order_lines as l')
          .from(recordset(json.lines, 'priced_line', { id: 'text', extraDaysCents: 'integer' }))
          .set((eb) => ({ extra_days_cents: eb.ref('priced_line.extraDaysCents') }))
          .whereRef('l.id', '=', 'priced_line.id'),
      )
      .with('told', (q) =>
        timelineEvents(q, q.selectFrom('changed'), (eb) => ({
          orderId: eb.ref('changed.id'),
          at: $.now,
          actorId: $.actorId,
          kind: $.kind,
          from: null,
          to: null,
          note: $.note,
        })),
      )
      .selectFrom('changed')
      .select('id'),
)

/** The order's new days and prices, with the event in its timeline. */
export async function writeRental(
  tx: Sql,
  { period, pricedPeriod, quote, lineIds, ...change }: NewRental,
): Promise<void> {
  const { lines: priced, ...sums } = quote
  const lines = lineIds.map((id, index) => ({ id, extraDaysCents: priced[index]?.extraDaysCents ?? 0 }))
  const { start: pricedStart, end: pricedEnd } = pricedPeriod
  await writeRentalStatement(tx, { ...change, ...period, pricedStart, pricedEnd, ...sums, lines })
}
