import { adminPageSize, type AuditListInput, type AuditPage } from '@trivet/core'
import type { UserContext } from '../../api/context.ts'
import { auditSubjectKinds as kinds, subjectOf } from './audit-subjects.ts'
import { findAuditPage } from './audit.repo.ts'

/** One page of the log, newest first. */
export async function listAuditEntries(
  ctx: UserContext,
  { pageNumber: page, ...filter }: AuditListInput,
): Promise<AuditPage> {
  const { found, total } = await findAuditPage(ctx.sql, filter, { page, pageSize: adminPageSize, kinds })
  return {
    entries: found.map(({ id, at, action, subject, details, actorId, actorName, actorEmail }) => ({
      _id: id,
      at: at.toISOString(),
      actor:
        actorId === null
          ? null
          : { _id: actorId, name: actorName ?? 'A deleted account', email: actorEmail ?? '' },
      action,
      subject: subjectOf(subject),
      details,
    })),
    page,
    pages: Math.ceil(total / adminPageSize),
    total,
  }
}
