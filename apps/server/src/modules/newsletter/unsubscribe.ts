import * as newsletterCopy from '@trivet/core/copy/newsletter'
import type { UnsubscribeInput } from '@trivet/core/contract/contact'
import { AppError } from '../../api/app-error.ts'
import type { Context } from '../../api/context.ts'
import { endSubscription } from './newsletter.repo.ts'

/** Whoever holds the link of the mail may end the subscription, as often as they press it. */
export async function unsubscribe(ctx: Context, { token }: UnsubscribeInput) {
  const isKnown = await endSubscription(ctx.sql, { token, now: ctx.clock.now() })
  if (!isKnown) throw new AppError('UNSUBSCRIBE_LINK_INVALID')
  return { message: newsletterCopy.newsletterUnsubscribed }
}
