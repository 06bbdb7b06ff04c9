import type { AuditAction, AuditSubject } from '@trivet/core/audit'
import { rows, type Sql } from './database.ts'

export type AuditNote = {
  /** Null: the shop itself. */
  actorId: string | null
  action: AuditAction
  subject: AuditSubject
  details?: Record<string, string | number | boolean | null>
  now: Date
}

/** Joins the transaction of what it tells about. Never told: what a host is paid to, and anything secret. */
export async function recordAudit(
  sql: Sql,
  { actorId, action, subject, details = {}, now }: AuditNote,
): Promise<void> {
  await rows(sql, {
    name: 'record-audit',
    text: `INSERT INTO audit_entries (at, actor_id, action, subject, details) VALUES ($1, $2, $3, $4, $5::jsonb)`,
    values: [now, actorId, action, subject, JSON.stringify(details)],
  })
}
