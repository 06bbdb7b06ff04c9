import type { Sql } from '../../platform/database.ts'
import type { NewRow } from '../../platform/sql/fields.ts'
import { int, listed } from '../../platform/sql/functions.ts'
import { insertRow } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'

export type NewDamageReport = NewRow<'damage_reports'>

export const insertDamageReport = statement<NewDamageReport>()('insert-damage-report', (db, $) =>
  insertRow(db, 'damage_reports', $),
)

const reportByKey = statement<{ orderId: string; requestKey: string }>()('damage-report-by-key', (db, $) =>
  db
    .selectFrom('damage_reports')
    .select('request_hash as requestHash')
    .where('order_id', '=', $.orderId)
    .where('request_key', '=', $.requestKey),
)

/** What this key of the order was used for before; null for a new one. */
export async function findReportHash(
  tx: Sql,
  wanted: { orderId: string; requestKey: string },
): Promise<string | null> {
  const [found] = await reportByKey(tx, wanted)
  return found?.requestHash ?? null
}

type Taking = { reportId: string; orderId: string; photoIds: string[] }

const takePhotosStatement = statement<Taking>()('take-damage-photos', (db, $) =>
  db
    .updateTable('damage_photos as photo')
    .from(listed($.photoIds, 'taken'))
    .set((eb) => ({ report_id: $.reportId, position: int(eb.ref('taken.place')) }))
    .whereRef('photo.id', '=', 'taken.value')
    .where('photo.order_id', '=', $.orderId)
    .where('photo.report_id', 'is', null)
    .returning('photo.id'),
)

/** How many of the photos the report took: those of its order that no other report has. */
export async function takePhotos(tx: Sql, taking: Taking): Promise<number> {
  const taken = await takePhotosStatement(tx, taking)
  return taken.length
}
