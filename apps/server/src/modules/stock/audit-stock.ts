import type { AuditDetails } from '@trivet/core/contract/audit'
import type { UserContext } from '../../api/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Sql } from '../../platform/database.ts'

export async function auditStock(
  ctx: UserContext,
  tx: Sql,
  productId: string,
  details: AuditDetails,
): Promise<void> {
  await recordAudit(tx, {
    actorId: ctx.actor.userId,
    action: 'stock.changed',
    subject: `product:${productId}`,
    details,
    now: ctx.clock.now(),
  })
}
