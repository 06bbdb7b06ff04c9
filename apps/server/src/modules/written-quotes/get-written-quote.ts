import type { WrittenQuote } from '@trivet/core/contract/written-quotes'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { findQuoteHistory } from './find-quote-history.ts'
import { toWrittenQuote } from './quote-record.ts'
import { findWrittenQuote } from './written-quotes.repo.ts'

export async function getWrittenQuote(ctx: UserContext, { id }: { id: string }): Promise<WrittenQuote> {
  const quote = await findWrittenQuote(ctx.sql, id)
  if (!quote) throw new AppError('QUOTE_NOT_FOUND')
  return toWrittenQuote(quote, { history: await findQuoteHistory(ctx, quote), now: ctx.clock.now() })
}
