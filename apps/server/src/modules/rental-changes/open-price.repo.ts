import type { Cents } from '@trivet/core/money'
import type { Sql } from '../../platform/database.ts'
import { insertRow } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'

type OpenPrice = { id: string; orderId: string; amountCents: Cents; reason: string; now: Date }

const dropOpenPrice = statement<{ orderId: string }>()('drop-open-price', (db, $) =>
  db
    .deleteFrom('amounts_due')
    .where('order_id', '=', $.orderId)
    .where('kind', '=', 'price-change')
    .where('paid_at', 'is', null)
    .where('waived_at', 'is', null),
)

const insertOpenPrice = statement<OpenPrice>()('insert-open-price', (db, $) =>
  insertRow(
    db,
    'amounts_due',
    {
      id: $.id,
      orderId: $.orderId,
      kind: 'price-change',
      reason: $.reason,
      amountCents: $.amountCents,
      createdAt: $.now,
    },
    ['paidAt', 'provider', 'reference', 'waivedAt', 'waivedBecause'],
  ),
)

type RestOfOpenPrice = { orderId: string; amountCents: Cents }

const lowerOpenPrice = statement<RestOfOpenPrice>()('lower-open-price', (db, $) =>
  db
    .updateTable('amounts_due')
    .set({ amount_cents: $.amountCents })
    .where('order_id', '=', $.orderId)
    .where('kind', '=', 'price-change')
    .where('paid_at', 'is', null)
    .where('waived_at', 'is', null),
)

/** Of what changes added to the price and nobody has paid, what the order still costs: it is asked for as before. */
export async function writeRestOfOpenPrice(tx: Sql, rest: RestOfOpenPrice): Promise<void> {
  await (rest.amountCents > 0 ? lowerOpenPrice(tx, rest) : dropOpenPrice(tx, { orderId: rest.orderId }))
}

/** What changes added to the price and nobody has paid: one amount, in the place of that before. */
export async function writeOpenPrice(tx: Sql, open: OpenPrice): Promise<void> {
  await dropOpenPrice(tx, { orderId: open.orderId })
  if (open.amountCents > 0) await insertOpenPrice(tx, open)
}
