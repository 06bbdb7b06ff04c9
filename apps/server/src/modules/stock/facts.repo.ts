import type { CalendarDate } from '@trivet/core/dates'
import type { Count } from '@trivet/core/money'
import type { Sql } from '../../platform/database.ts'
import { allFields } from '../../platform/sql/fields.ts'
import { least, plusDays, shopDay } from '../../platform/sql/functions.ts'
import { insertFrom, insertRow } from '../../platform/sql/insert.ts'
import { recordset } from '../../platform/sql/recordset.ts'
import { statement } from '../../platform/sql/statement.ts'
import type { StockRow } from './lock-stock.repo.ts'

type Counted = StockRow & { units: Count }

const unitsIn = statement<StockRow>()('units-in-depot', (db, $) =>
  db
    .selectFrom('depot_stock as s')
    .select('s.units')
    .where('s.product_id', '=', $.productId)
    .where('s.depot_id', '=', $.depotId),
)

/** How many belong to a depot; 0 where none ever did. */
export async function findUnits(sql: Sql, where: StockRow): Promise<number> {
  const [found] = await unitsIn(sql, where)
  return found?.units ?? 0
}

const rowTypes = { productId: 'text', depotId: 'text' } as const

const knowDepots = statement<{ rows: readonly StockRow[] }>()('depots-know-products', (db, _$, json) =>
  insertFrom(db, 'depot_stock', {
    from: db
      .selectFrom(recordset(json.rows, 'row', rowTypes))
      .orderBy('row.productId')
      .orderBy('row.depotId'),
    cells: (eb) => ({ productId: eb.ref('row.productId'), depotId: eb.ref('row.depotId'), units: eb.lit(0) }),
  }).onConflict((conflict) => conflict.columns(['product_id', 'depot_id']).doNothing()),
)

/** From now on these depots may have units of these products. */
export async function beginStock(tx: Sql, rows: readonly StockRow[]): Promise<void> {
  await knowDepots(tx, { rows: rows.map(({ productId, depotId }) => ({ productId, depotId })) })
}

const countUnits = statement<{ counted: readonly Counted[]; now: Date }>()('count-units', (db, $, json) => {
  const counted = recordset(json.counted, 'row', { ...rowTypes, units: 'integer' })
  return db
    .with('counted', (q) =>
      q
        .updateTable('depot_stock as s')
        .from(counted)
        .set((eb) => ({ units: eb.ref('row.units') }))
        .whereRef('s.product_id', '=', 'row.productId')
        .whereRef('s.depot_id', '=', 'row.depotId')
        .returning('s.product_id'),
    )
    .updateTable('products as p')
    .from('counted')
    .set({ updated_at: $.now })
    .whereRef('p.id', '=', 'counted.product_id')
})

/** Whoever edits one of the products meanwhile is told: the sum over the depots is a field of its form. */
export async function writeUnits(tx: Sql, counted: readonly Counted[], now: Date): Promise<void> {
  await countUnits(tx, { counted, now })
}

export type NewTransfer = {
  id: string
  productId: string
  fromDepotId: string
  toDepotId: string
  units: Count
  leavesOn: CalendarDate
  arrivesOn: CalendarDate
  isForced: boolean
  createdAt: Date
}

const insertTransferStatement = statement<NewTransfer>()('insert-transfer', (db, $) =>
  insertRow(
    db,
    'transfers',
    {
      id: $.id,
      productId: $.productId,
      fromDepotId: $.fromDepotId,
      toDepotId: $.toDepotId,
      units: $.units,
      leavesOn: $.leavesOn,
      arrivesOn: $.arrivesOn,
      isForced: $.isForced,
      createdAt: $.createdAt,
    },
    ['sentAt', 'closedAt', 'arrivedUnits', 'expectedOn'],
  ),
)

export async function insertTransfer(tx: Sql, transfer: NewTransfer): Promise<void> {
  await insertTransferStatement(tx, transfer)
}

const transferById = statement<{ id: string }>()('transfer-by-id', (db, $) =>
  db.selectFrom('transfers as t').select(allFields('transfers', 't')).where('t.id', '=', $.id),
)

export async function findTransfer(sql: Sql, id: string) {
  const [transfer] = await transferById(sql, { id })
  return transfer ?? null
}

const send = statement<{ id: string; now: Date }>()('send-transfer', (db, $) =>
  db
    .updateTable('transfers')
    .set((eb) => ({ sent_at: $.now, leaves_on: least(eb.ref('leaves_on'), shopDay($.now)) }))
    .where('id', '=', $.id)
    .where('sent_at', 'is', null),
)

/** What is sent before its day is missing from the day of now. */
export async function sendTransfer(tx: Sql, sent: { id: string; now: Date }): Promise<void> {
  await send(tx, sent)
}

const close = statement<{ id: string; arrived: Count | null; now: Date }>()('close-transfer', (db, $) =>
  db
    .updateTable('transfers')
    .set({ closed_at: $.now, arrived_units: $.arrived })
    .where('id', '=', $.id)
    .where('closed_at', 'is', null),
)

/** Called off without a number; what arrived is counted into the other depot besides. */
export async function closeTransfer(
  tx: Sql,
  closed: { id: string; arrived: Count | null; now: Date },
): Promise<void> {
  await close(tx, closed)
}

export type NewHold = {
  id: string
  productId: string
  depotId: string
  units: Count
  firstDay: CalendarDate
  lastDay: CalendarDate | null
  reason: string
  createdAt: Date
}

const insertHoldStatement = statement<NewHold>()('insert-stock-hold', (db, $) =>
  insertRow(db, 'stock_holds', {
    id: $.id,
    productId: $.productId,
    depotId: $.depotId,
    units: $.units,
    firstDay: $.firstDay,
    lastDay: $.lastDay,
    kind: 'repair',
    reason: $.reason,
    orderId: null,
    createdAt: $.createdAt,
  }),
)

export async function insertHold(tx: Sql, hold: NewHold): Promise<void> {
  await insertHoldStatement(tx, hold)
}

const holdById = statement<{ id: string }>()('stock-hold-by-id', (db, $) =>
  db.selectFrom('stock_holds as h').select(allFields('stock_holds', 'h')).where('h.id', '=', $.id),
)

export async function findHold(sql: Sql, id: string) {
  const [hold] = await holdById(sql, { id })
  return hold ?? null
}

type Ended = { id: string; backOn: CalendarDate }

const dropHold = statement<Ended>()('drop-stock-hold', (db, $) =>
  db.deleteFrom('stock_holds').where('id', '=', $.id).where('first_day', '>=', $.backOn),
)

const shortenHold = statement<Ended>()('shorten-stock-hold', (db, $) =>
  db
    .updateTable('stock_holds')
    .set({ last_day: plusDays($.backOn, -1) })
    .where('id', '=', $.id)
    .where('first_day', '<', $.backOn),
)

/** The last day they are away is the one before they are back; a hold that has not begun by then is none. */
export async function endHoldOn(tx: Sql, ended: Ended): Promise<void> {
  await dropHold(tx, ended)
  await shortenHold(tx, ended)
}
