import type { AuditSubject } from '@trivet/core/audit'
import { statement } from '../../platform/sql/statement.ts'

/** Who did what to one thing, the oldest first. */
export const findAuditOf = statement<{ subject: AuditSubject }>()('audit-of', (db, $) =>
  db
    .selectFrom('audit_entries as a')
    .leftJoin('users as u', 'u.id', 'a.actor_id')
    .select(['a.at', 'a.action', 'a.actor_id as actorId', 'u.name as actorName'])
    .where('a.subject', '=', $.subject)
    .orderBy('a.id'),
)
