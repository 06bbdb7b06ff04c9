import { auditSubjectKinds as kinds, type AuditSubject, type AuditSubjectKind } from '@trivet/core/audit'
import type { AuditEntry, AuditListInput, AuditPage } from '@trivet/core/contract/audit'
import { adminPageSize } from '@trivet/core/contract/orders'
import type { UserContext } from '../../api/context.ts'
import { findAuditPage } from './audit.repo.ts'

/** One page of the log, newest first. */
export async function listAuditEntries(
  ctx: UserContext,
  { pageNumber: page, ...filter }: AuditListInput,
): Promise<AuditPage> {
  const { timeZone } = (await ctx.settings.current()).settings
  const asked = { page, pageSize: adminPageSize, kinds, timeZone }
  const { found, total } = await findAuditPage(ctx.sql, filter, asked)
  return {
    entries: found.map(
      ({ id, at, action, subject, orderNumber, details, actorId, actorName, actorEmail }) => ({
        _id: id,
        at: at.toISOString(),
        actor:
          actorId === null
            ? null
            : { _id: actorId, name: actorName ?? 'A deleted account', email: actorEmail ?? '' },
        action,
        subject: { ...subjectOf(subject), number: orderNumber },
        details,
      }),
    ),
    page,
    pages: Math.ceil(total / adminPageSize),
    total,
  }
}

function subjectOf(subject: AuditSubject): Omit<AuditEntry['subject'], 'number'> {
  const end = subject.indexOf(':')
  // a constraint of the table
  return { kind: subject.slice(0, end) as AuditSubjectKind, id: subject.slice(end + 1) }
}
