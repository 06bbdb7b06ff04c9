import type { LinkedQuote } from '@trivet/core/contract/written-quotes'
import { AppError } from '../../api/app-error.ts'
import type { Context } from '../../api/context.ts'
import { toLinkedQuote } from './quote-record.ts'
import { hashQuoteToken } from './quote-token.ts'
import { findLinkedQuote, type WrittenQuoteRecord } from './written-quotes.repo.ts'

type Link = { token: string }

/** The quote behind a link, for an address that may be guessing: pages look in this process. */
export async function findQuoteOfLink(ctx: Context, { token }: Link): Promise<WrittenQuoteRecord> {
  ctx.reply.header('Cache-Control', 'no-store')
  const { address } = ctx.request
  if (address !== 'local') {
    await ctx.limits.count({ key: `quote-link:${address}`, max: 120, windowSeconds: 900 })
  }
  const quote = await findLinkedQuote(ctx.sql, hashQuoteToken(token))
  if (!quote) throw new AppError('QUOTE_NOT_FOUND')
  return quote
}

export async function getLinkedQuote(ctx: Context, link: Link): Promise<LinkedQuote> {
  return toLinkedQuote(await findQuoteOfLink(ctx, link), ctx.clock.now())
}
