import type { AuditDetails } from '@trivet/core/contract/audit'
import type { UserContext } from '../../api/context.ts'
import { recordAudits } from '../../platform/audit.ts'
import type { Sql } from '../../platform/database.ts'
import { findDepots } from './depots.repo.ts'

/** Where it happened, by the ids of depots: `from` and `to` of an entry are what was before and after. */
type Places = { depot: string } | { fromDepot: string; toDepot: string }

export type StockNote = { productId: string; places: Places; details: AuditDetails }

export async function auditStock(ctx: UserContext, tx: Sql, note: StockNote): Promise<void> {
  await auditAllStock(ctx, tx, [note])
}

/** The log says what depots are called, and goes on saying it when they are called otherwise. */
export async function auditAllStock(ctx: UserContext, tx: Sql, notes: readonly StockNote[]): Promise<void> {
  const now = ctx.clock.now()
  const names = new Map((await findDepots(tx)).map(({ _id, name }) => [_id, name]))
  const named = (places: Places): AuditDetails =>
    Object.fromEntries(Object.entries(places).map(([place, id]) => [place, names.get(id) ?? id]))
  await recordAudits(
    tx,
    notes.map(({ productId, places, details }) => ({
      actorId: ctx.actor.userId,
      action: 'stock.changed',
      subject: `product:${productId}`,
      details: { ...named(places), ...details },
      now,
    })),
  )
}
