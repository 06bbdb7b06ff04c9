import type { AuditDetails } from '@trivet/core/contract/audit'
import type { UserContext } from '../../api/context.ts'
import { recordAudits } from '../../platform/audit.ts'
import type { Sql } from '../../platform/database.ts'

export type StockNote = { productId: string; details: AuditDetails }

export async function auditStock(
  ctx: UserContext,
  tx: Sql,
  productId: string,
  details: AuditDetails,
): Promise<void> {
  await auditAllStock(ctx, tx, [{ productId, details }])
}

export async function auditAllStock(ctx: UserContext, tx: Sql, notes: readonly StockNote[]): Promise<void> {
  const now = ctx.clock.now()
  await recordAudits(
    tx,
    notes.map(({ productId, details }) => ({
      actorId: ctx.actor.userId,
      action: 'stock.changed',
      subject: `product:${productId}`,
      details,
      now,
    })),
  )
}
