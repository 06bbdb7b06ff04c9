import type { ContactMessage } from '@trivet/core/contract/contact'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { toContactMessage } from './contact-message.ts'
import { findMessage } from './messages.repo.ts'

/** One message, for staff. */
export async function getMessage(ctx: UserContext, { id }: { id: string }): Promise<ContactMessage> {
  const row = await findMessage(ctx.sql, id)
  if (!row) throw new AppError('MESSAGE_NOT_FOUND')
  return toContactMessage(row)
}
