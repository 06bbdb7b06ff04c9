import { reportsOfStatuses, type StopOutcome, type VisitKind } from '@trivet/core/dispatch'
import type { OrderStatus } from '@trivet/core/orders'
import { expressionBuilder } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Sql } from '../../../platform/database.ts'
import type { Tables } from '../../../platform/sql/builder.ts'
import { someFields, type NewRow } from '../../../platform/sql/fields.ts'
import { insertRow } from '../../../platform/sql/insert.ts'
import { statement } from '../../../platform/sql/statement.ts'
import { lastReportOf } from './last-report.ts'

export const insertStopReport = statement<NewRow<'stop_reports'>>()('insert-stop-report', (db, $) =>
  insertRow(db, 'stop_reports', $),
)

type ReportKey = { actorId: string; requestKey: string }

const reportByKey = statement<ReportKey>()('stop-report-by-key', (db, $) =>
  db
    .selectFrom('stop_reports as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['r.request_hash as requestHash', 'r.version', 'o.status'])
    .where('r.actor_id', '=', $.actorId)
    .where('r.request_key', '=', $.requestKey),
)

/** What a key of this driver was used for before, with its answer; null for a new one. */
export async function findReportByKey(tx: Sql, key: ReportKey) {
  const [found] = await reportByKey(tx, key)
  return found ?? null
}

type OfVisit = { orderId: string; kind: VisitKind }

const lastReport = statement<OfVisit>()('last-stop-report', (db, $) =>
  db
    .selectFrom('orders as o')
    .select(jsonObjectFrom(lastReportOf($.kind)).as('last'))
    .where('o.id', '=', $.orderId),
)

/** What was reported last of a visit; null where nobody did. */
export async function findLastReport(tx: Sql, visit: OfVisit) {
  const [found] = await lastReport(tx, visit)
  return found?.last ?? null
}

const report = expressionBuilder<Tables & { r: Tables['stop_reports'] }, 'r'>()

const photo = report
  .selectFrom('stop_photos as p')
  .select(['p.id', 'p.width', 'p.height'])
  .whereRef('p.order_id', '=', 'r.order_id')
  .whereRef('p.id', '=', 'r.photo_id')

type Asked = { orderId: string; userId: string; isStaff: boolean }

const reportsOfOrder = statement<Asked>()('stop-reports-of-order', (db, $) =>
  db
    .selectFrom('orders as o')
    .leftJoin('stop_reports as r', 'r.order_id', 'o.id')
    .leftJoin('users as u', 'u.id', 'r.actor_id')
    .select(
      someFields('stop_reports', 'r', ['id', 'kind', 'outcome', 'madeAt', 'signedBy', 'reason', 'note']),
    )
    .select(['u.name as by', jsonObjectFrom(photo).as('photo')])
    .where('o.id', '=', $.orderId)
    .where((eb) => eb.or([eb('o.user_id', '=', $.userId), $.isStaff]))
    // as they came in: a phone's clock may be wrong
    .orderBy((eb) => eb.cast('r.version', 'bigint')),
)

/** What drivers reported of an order, for its owner and staff; null for everybody else, and for an unknown order. */
export async function findStopReports(
  sql: Sql,
  { orderId, viewer }: { orderId: string; viewer: { userId: string; isStaff: boolean } },
) {
  const { userId, isStaff } = viewer
  const rows = await reportsOfOrder(sql, { orderId, userId, isStaff })
  return rows.length === 0 ? null : rows
}

const forgetStopReportsStatement = statement<OfVisit & { outcome: StopOutcome }>()(
  'forget-stop-reports',
  (db, $) =>
    db
      .deleteFrom('stop_reports')
      .where('order_id', '=', $.orderId)
      .where('kind', '=', $.kind)
      .where('outcome', '=', $.outcome),
)

/** With a status that was taken back goes what its driver reported of it. */
export async function forgetStopReports(
  tx: Sql,
  { orderId, from }: { orderId: string; from: OrderStatus },
): Promise<void> {
  const told = reportsOfStatuses[from]
  if (told) await forgetStopReportsStatement(tx, { orderId, ...told })
}
