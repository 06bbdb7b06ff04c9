import * as newsletterCopy from '@trivet/core/copy/newsletter'
import { emailKey } from '@trivet/core/accounts'
import type { NewsletterInput } from '@trivet/core/contract/contact'
import type { Context } from '../../api/context.ts'
import { newId } from '../../platform/ids.ts'
import { newSecretToken } from '../../platform/secret-token.ts'
import { addSubscription } from './newsletter.repo.ts'

/** The same answer whether the address is new, subscribed already or back again. */
export async function subscribe(ctx: Context, { email }: NewsletterInput) {
  await ctx.limits.count({ key: `newsletter:${ctx.request.address}`, max: 10, windowSeconds: 3600 })
  const token = newSecretToken()
  await addSubscription(ctx.sql, {
    id: newId(),
    email,
    emailKey: emailKey(email),
    token,
    link: `${new URL(`/newsletter/unsubscribe?token=${token}`, ctx.publicUrl)}`,
    mailId: newId(),
    now: ctx.clock.now(),
  })
  return { message: newsletterCopy.newsletterSubscribed }
}
