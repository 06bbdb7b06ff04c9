import type { Cents, Count } from '@trivet/core/money'
import type { Rates } from '@trivet/core/pricing'
import { sql } from 'kysely'
import type { JsonRow } from '../../../platform/sql/fields.ts'
import { any } from '../../../platform/sql/functions.ts'
import { insertJson } from '../../../platform/sql/insert.ts'
import { asJson } from '../../../platform/sql/json-column.ts'
import { recordset } from '../../../platform/sql/recordset.ts'
import { statement } from '../../../platform/sql/statement.ts'
import { priceColumns, type PriceOverDays } from '../price-columns.ts'

/** Lines that are taken off; what they brought is taken off as well. */
export const removeLines = statement<{ orderId: string; lineIds: string[] }>()('remove-lines', (db, $) =>
  db.deleteFrom('order_lines').where('order_id', '=', $.orderId).where('id', '=', any($.lineIds)),
)

type KeptLine = { id: string; quantity: Count; lineTotalCents: Cents; extraDaysCents: Cents }

type Lines = {
  orderId: string
  kept: KeptLine[]
  added: JsonRow<'order_lines', 'orderId' | 'revenueCents' | 'pricedAs'>[]
}

/** Those that stay as many as they are now, and those that come. */
export const insertLines = statement<Lines>()('change-lines', (db, $, json) =>
  db
    .with('kept', (q) =>
      q
        .updateTable('order_lines as l')
        .from(
          recordset(json.kept, 'kept_line', {
            id: 'text',
            quantity: 'integer',
            lineTotalCents: 'integer',
            extraDaysCents: 'integer',
          }),
        )
        .set((eb) => ({
          quantity: eb.ref('kept_line.quantity'),
          line_total_cents: eb.ref('kept_line.lineTotalCents'),
          extra_days_cents: eb.ref('kept_line.extraDaysCents'),
        }))
        .whereRef('l.id', '=', 'kept_line.id'),
    )
    .with('added', (q) =>
      insertJson(q, 'order_lines', {
        rows: json.added,
        from: q.selectFrom('orders as o').where('o.id', '=', $.orderId),
        cells: (eb) => ({ orderId: eb.ref('o.id') }),
        leaving: ['revenueCents', 'pricedAs'],
      }),
    )
    .selectNoFrom((eb) => eb.lit(1).as('done')),
)

type Prices = PriceOverDays & {
  orderId: string
  rates: Rates
  depositCents: Cents | null
  units: Count | null
}

/** The order's days, what it costs and what it is charged by. */
export const writePrices = statement<Prices>()('change-prices', (db, $, json) =>
  db
    .updateTable('orders')
    .set({
      ...priceColumns($, json),
      rates: asJson(json.rates),
      deposit_cents: $.depositCents,
      units: $.units,
    })
    .where('id', '=', $.orderId),
)

/** What its lines brought is another share of what was paid. */
export const countRevenue = statement<{ orderId: string }>()('count-revenue-of-order', (db, $) =>
  db.selectNoFrom(sql`count_product_revenue(array[${$.orderId}])`.as('counted')),
)
