import type { ContactListInput, ContactPage } from '@trivet/core/contract/contact'
import { adminPageSize } from '@trivet/core/contract/orders'
import type { UserContext } from '../../api/context.ts'
import { toContactMessage } from './contact-message.ts'
import { findMessages } from './messages.repo.ts'

/** The messages staff look for, newest first unless they say otherwise. */
export async function listMessages(
  ctx: UserContext,
  { pageNumber: page, ...filter }: ContactListInput,
): Promise<ContactPage> {
  const { found, total } = await findMessages(ctx.sql, filter, { page, pageSize: adminPageSize })
  return { messages: found.map(toContactMessage), page, pages: Math.ceil(total / adminPageSize), total }
}
