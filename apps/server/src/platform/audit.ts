import type { AuditAction, AuditSubject } from '@trivet/core/audit'
import type { AuditDetails } from '@trivet/core/contract/audit'
import type { Sql } from './database.ts'
import type { JsonRow } from './sql/fields.ts'
import { insertJson, insertRow } from './sql/insert.ts'
import { statement } from './sql/statement.ts'

export type AuditNote = {
  /** Null: the shop itself. */
  actorId: string | null
  action: AuditAction
  subject: AuditSubject
  details?: AuditDetails
  now: Date
}

/** Joins the transaction of what it tells about. Never told: what a host is paid to, and anything secret. */
export async function recordAudit(sql: Sql, { details = {}, ...note }: AuditNote): Promise<void> {
  await recordAuditStatement(sql, { details, ...note })
}

const recordAuditStatement = statement<Required<AuditNote>>()('record-audit', (db, $, json) =>
  insertRow(db, 'audit_entries', {
    at: $.now,
    actorId: $.actorId,
    action: $.action,
    subject: $.subject,
    details: json.details,
  }),
)

/** Of what is done to many things at once. */
export async function recordAudits(sql: Sql, notes: readonly AuditNote[]): Promise<void> {
  await recordAuditsStatement(sql, {
    notes: notes.map(({ details = {}, now, ...note }) => ({ ...note, details, at: now })),
  })
}

const recordAuditsStatement = statement<{ notes: JsonRow<'audit_entries'>[] }>()(
  'record-audits',
  (db, _$, json) => insertJson(db, 'audit_entries', { rows: json.notes, cells: () => ({}) }),
)
