import type { WrittenQuote } from '@trivet/core/contract/written-quotes'
import { placedByQuote } from '@trivet/core/copy/written-quotes'
import { may } from '@trivet/core/staff'
import { writtenQuoteHistory } from '@trivet/core/written-quotes'
import type { UserContext } from '../../api/context.ts'
import { findAuditOf } from '../audit/index.ts'
import { findEventsOfPlacedAs } from '../orders/index.ts'
import { statusOf } from './quote-record.ts'
import type { WrittenQuoteRecord } from './written-quotes.repo.ts'

/** What happened to a quote: as far as it stands in the audit log, for whoever may read that. */
export async function findQuoteHistory(
  ctx: UserContext,
  quote: WrittenQuoteRecord,
): Promise<WrittenQuote['history']> {
  const { id, userId, number, createdAt, makerName, expiresAt, withdrawnAt } = quote
  const [log, events] = await Promise.all([
    may(ctx.actor.staffRole, 'reports') ? findAuditOf(ctx.sql, { subject: `written-quote:${id}` }) : [],
    findEventsOfPlacedAs(ctx.sql, { userId, note: placedByQuote(number) }),
  ])
  const orders = [...Map.groupBy(events, (event) => event.id)].map(([orderId, timeline]) => ({
    id: orderId,
    number: timeline[0]?.number ?? '',
    timeline: timeline.map(({ at, kind, from, to, ...by }) => ({
      at,
      kind,
      from,
      to,
      actor: actorOf(by, userId),
    })),
  }))
  const history = writtenQuoteHistory({
    createdAt,
    maker: { name: makerName, isStaff: true },
    expiresAt,
    withdrawnAt,
    status: statusOf(quote, ctx.clock.now()),
    log: log.map(({ at, action, ...by }) => ({ at, action, actor: actorOf(by, userId) })),
    orders,
  })
  return history.map(({ at, kind, actor, order }) => ({
    at: at.toISOString(),
    kind,
    actor,
    order: order && { _id: order.id, number: order.number },
  }))
}

/** Of the shop itself nobody; of a quote's guest what they did, and of anybody else what staff did. */
function actorOf(
  { actorId, actorName }: { actorId: string | null; actorName: string | null },
  guestId: string,
) {
  return actorId === null ? null : { name: actorName ?? 'A deleted account', isStaff: actorId !== guestId }
}
