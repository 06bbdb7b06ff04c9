import type { Readable } from 'node:stream'
import { auditSubjectKinds as kinds } from '@trivet/core/audit'
import type { AuditFilter } from '@trivet/core/contract/audit'
import { auditLines } from '@trivet/core/copy/audit'
import type { UserContext } from '../../api/context.ts'
import { csvStream } from '../../platform/csv.ts'
import { readAuditLog, type AuditRow } from './audit.repo.ts'

/** All pages of a view of the log. */
export function exportAuditLog(ctx: UserContext, filter: AuditFilter): Readable {
  const header = ['At', 'Actor', 'Email', 'Action', 'Subject', 'Details']
  return csvStream(header, linesOf(ctx, filter))
}

async function* linesOf(ctx: UserContext, filter: AuditFilter) {
  const { timeZone } = (await ctx.settings.current()).settings
  yield* readAuditLog(ctx.sql, filter, { kinds, timeZone, cells })
}

function cells({ at, actorId, actorName, actorEmail, action, subject, orderNumber, details }: AuditRow) {
  const lines = auditLines({ details }).map(({ label, value, from }) =>
    from === undefined ? `${label}: ${value}` : `${label}: ${from} → ${value}`,
  )
  const actor = actorId === null ? 'The shop' : (actorName ?? 'A deleted account')
  return [
    at.toISOString(),
    actor,
    actorEmail ?? '',
    action,
    orderNumber ? `order:${orderNumber}` : subject,
    lines.join('; '),
  ]
}
