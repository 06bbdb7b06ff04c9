import type { AuditDetails } from '@trivet/core/contract/audit'
import type { SecurityChange } from '@trivet/core/sign-in'
import { recordAudit } from '../../../platform/audit.ts'
import type { Sql } from '../../../platform/database.ts'
import { queueNotice } from '../queue-notice.ts'

type Changed = {
  account: { id: string; name: string; email: string }
  change: SecurityChange
  details?: AuditDetails
  now: Date
}

/** Whoever owns the account changed how it is protected: written down, and mailed to them in case it was not they. */
export async function noteSecurityChange(
  tx: Sql,
  { account: { id, name, email }, change, details = {}, now }: Changed,
): Promise<void> {
  await recordAudit(tx, { actorId: id, action: `account.${change}`, subject: `user:${id}`, details, now })
  await queueNotice(tx, { template: 'security-changed', recipients: [email], data: { name, change } }, now)
}
