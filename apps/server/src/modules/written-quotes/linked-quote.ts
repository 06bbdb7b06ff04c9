import type { LinkedQuote } from '@trivet/core/contract/written-quotes'
import { AppError } from '../../api/app-error.ts'
import type { Context } from '../../api/context.ts'
import { guardLinkGuess } from '../../api/link-guesses.ts'
import { toLinkedQuote } from './quote-record.ts'
import { findLinkedQuote, type WrittenQuoteRecord } from './written-quotes.repo.ts'
import { hashToken } from '../../platform/secret-token.ts'

type Link = { token: string }

/** The quote behind a link, for whoever has it. */
export async function findQuoteOfLink(ctx: Context, { token }: Link): Promise<WrittenQuoteRecord> {
  ctx.reply.header('Cache-Control', 'no-store')
  return guardLinkGuess(ctx, async () => {
    const quote = await findLinkedQuote(ctx.sql, hashToken(token))
    if (!quote) throw new AppError('QUOTE_NOT_FOUND')
    return quote
  })
}

export async function getLinkedQuote(ctx: Context, link: Link): Promise<LinkedQuote> {
  return toLinkedQuote(await findQuoteOfLink(ctx, link), ctx.clock.now())
}
