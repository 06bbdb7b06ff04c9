import * as contactCopy from '@trivet/core/copy/contact'
import type { ContactInput } from '@trivet/core/contract/contact'
import type { Context } from '../../api/context.ts'
import { newId } from '../../platform/ids.ts'
import { insertMessage } from './messages.repo.ts'

/** Keeps what somebody wrote on the contact page, for staff to read. */
export async function sendMessage(ctx: Context, { name, email, subject, message }: ContactInput) {
  await ctx.limits.count({ key: `contact:${ctx.request.address}`, max: 5, windowSeconds: 3600 })
  await insertMessage(ctx.sql, {
    id: newId(),
    name,
    email,
    subject,
    message,
    createdAt: ctx.clock.now(),
  })
  return { message: contactCopy.contactSent }
}
