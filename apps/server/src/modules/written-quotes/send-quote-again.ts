import type { WrittenQuote } from '@trivet/core/contract/written-quotes'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { changeOpenQuote } from './change-open-quote.ts'
import { queueQuoteMail } from './queue-quote-mail.ts'
import { replaceLink } from './written-quotes.repo.ts'
import { hashToken, newSecretToken } from '../../platform/secret-token.ts'

/** A mail with a new link: nobody knows the old one any more, which stops working. */
export async function sendQuoteAgain(ctx: UserContext, { id }: { id: string }): Promise<WrittenQuote> {
  await ctx.limits.count({ key: `quote-again:${id}`, max: 5, windowSeconds: 3600 })
  return changeOpenQuote(ctx, {
    id,
    action: 'written-quote.sent-again',
    async write(tx, quote) {
      // as when it was written
      if (quote.isGuestDisabled) throw new AppError('ACCOUNT_DISABLED')
      const token = newSecretToken()
      const { userId, guestName: name, guestEmail: email } = quote
      await replaceLink(tx, { id, tokenHash: hashToken(token) })
      await queueQuoteMail(ctx, tx, { quote, guest: { id: userId, name, email }, token })
    },
  })
}
