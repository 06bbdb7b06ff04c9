import { adminPageSize } from '@trivet/core/contract/orders'
import type { WrittenQuoteListInput, WrittenQuotePage } from '@trivet/core/contract/written-quotes'
import type { UserContext } from '../../api/context.ts'
import { toListedQuote } from './quote-record.ts'
import { findWrittenQuotePage } from './written-quotes.repo.ts'

/** One page of the quotes that staff look for, the newest first. */
export async function listWrittenQuotes(
  ctx: UserContext,
  { pageNumber: page, ...filter }: WrittenQuoteListInput,
): Promise<WrittenQuotePage> {
  const now = ctx.clock.now()
  const { found, total } = await findWrittenQuotePage(ctx.sql, filter, { page, pageSize: adminPageSize, now })
  const quotes = found.map((quote) => toListedQuote(quote, now))
  return { quotes, page, pages: Math.ceil(total / adminPageSize), total }
}
