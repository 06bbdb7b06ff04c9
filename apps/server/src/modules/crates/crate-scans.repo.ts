import { waitsForPayment } from '../orders/index.ts'
import type { Sql } from '../../platform/database.ts'
import { someFields, type NewRow } from '../../platform/sql/fields.ts'
import { insertRow } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'

const lockCrateStatement = statement<{ number: string }>()('lock-crate', (db, $) =>
  db
    .selectFrom('crates as c')
    .innerJoin('orders as o', 'o.id', 'c.order_id')
    .select(['c.number', 'o.id as orderId', 'o.number as orderNumber', 'o.status'])
    .select(waitsForPayment.as('isUnpaid'))
    .where('c.number', '=', $.number)
    .forUpdate('c'),
)

const lastScanStatement = statement<{ number: string }>()('last-crate-scan', (db, $) =>
  db
    .selectFrom('crate_scans as s')
    .select(someFields('crate_scans', 's', ['turn', 'step']))
    .where('s.crate_number', '=', $.number)
    .orderBy('s.turn', 'desc')
    .limit(1),
)

/** A crate and its last scan, held until the transaction ends; null for an unknown number. */
export async function lockCrate(tx: Sql, number: string) {
  const [crate] = await lockCrateStatement(tx, { number })
  if (!crate) return null
  // a statement of its own, so that it sees what somebody wrote for whom the first one waited
  const [last] = await lastScanStatement(tx, { number })
  return { ...crate, last: last ?? null }
}

const scanByKeyStatement = statement<{ actorId: string; requestKey: string }>()(
  'crate-scan-by-key',
  (db, $) =>
    db
      .selectFrom('crate_scans as s')
      .select(someFields('crate_scans', 's', ['crateNumber', 'step']))
      .where('s.actor_id', '=', $.actorId)
      .where('s.request_key', '=', $.requestKey),
)

/** What somebody scanned with a request that came before; null for a new one. */
export async function findScanByKey(sql: Sql, asked: { actorId: string; requestKey: string }) {
  const [found] = await scanByKeyStatement(sql, asked)
  return found ?? null
}

export const insertCrateScan = statement<NewRow<'crate_scans'>>()('insert-crate-scan', (db, $) =>
  insertRow(db, 'crate_scans', $),
)
