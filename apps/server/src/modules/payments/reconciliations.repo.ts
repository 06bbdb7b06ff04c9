import type { Sql } from '../../platform/database.ts'
import { allFields, type NewRow } from '../../platform/sql/fields.ts'
import { insertRow } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'

export type ReconciliationRecord = NewRow<'reconciliations'>

export const insertReconciliation = statement<ReconciliationRecord>()('insert-reconciliation', (db, $) =>
  insertRow(db, 'reconciliations', $),
)

const lastReconciliations = statement()('last-reconciliations', (db) =>
  db
    .selectFrom('reconciliations as r')
    .distinctOn('r.provider')
    .select(allFields('reconciliations', 'r', ['id']))
    .orderBy('r.provider')
    .orderBy('r.ran_at', 'desc'),
)

/** The last comparison with each provider. */
export function listLastReconciliations(sql: Sql): Promise<ReconciliationRecord[]> {
  return lastReconciliations(sql, {})
}
