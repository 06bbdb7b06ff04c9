import { quoteClosed } from '@trivet/core/copy/written-quotes'
import type { WrittenQuote } from '@trivet/core/contract/written-quotes'
import type { AuditAction } from '@trivet/core/audit'
import type { WrittenQuoteStatus } from '@trivet/core/written-quotes'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import { transaction, type Sql } from '../../platform/database.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { getWrittenQuote } from './get-written-quote.ts'
import { statusOf } from './quote-record.ts'
import { lockWrittenQuote, type WrittenQuoteRecord } from './written-quotes.repo.ts'

type Change = {
  id: string
  action: AuditAction
  write: (tx: Sql, quote: WrittenQuoteRecord) => Promise<unknown>
}

/** What staff do with a quote that is still open: one after the other, and written down. */
export async function changeOpenQuote(
  ctx: UserContext,
  { id, action, write }: Change,
): Promise<WrittenQuote> {
  const now = ctx.clock.now()
  await retryConflicts(() =>
    transaction(ctx.sql, async (tx) => {
      const quote = await lockWrittenQuote(tx, id)
      if (!quote) throw new AppError('QUOTE_NOT_FOUND')
      refuseClosedQuote(statusOf(quote, now))
      await write(tx, quote)
      const { number } = quote
      const actorId = ctx.actor.userId
      await recordAudit(tx, { actorId, action, subject: `written-quote:${id}`, details: { number }, now })
    }),
  )
  return getWrittenQuote(ctx, { id })
}

/** Each way in which a quote can be over has its own words. */
export function refuseClosedQuote(status: WrittenQuoteStatus): void {
  if (status === 'open') return
  throw new AppError('QUOTE_CLOSED', { message: quoteClosed[status], details: { status } })
}
