import type { ContactMessage, MarkContactInput } from '@trivet/core/contract/contact'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import { transaction } from '../../platform/database.ts'
import { stateOf } from './contact-message.ts'
import { getMessage } from './get-message.ts'
import { lockMessage, writeMessageState } from './messages.repo.ts'

/** Says that a message was read or answered, or is to be read again; refused when it changed since it was seen. */
export async function markMessage(
  ctx: UserContext,
  { id, from, state }: MarkContactInput & { id: string },
): Promise<ContactMessage> {
  const actorId = ctx.actor.userId
  const now = ctx.clock.now()
  await transaction(ctx.sql, async (tx) => {
    const message = await lockMessage(tx, id)
    if (!message) throw new AppError('MESSAGE_NOT_FOUND')
    const present = stateOf(message)
    // somebody else did the very same
    if (present === state) return
    if (present !== from) throw new AppError('MESSAGE_CHANGED')
    await writeMessageState(tx, { id, state, actorId, now })
    const details = { from, to: state }
    await recordAudit(tx, { actorId, action: 'message.marked', subject: `message:${id}`, details, now })
  })
  return getMessage(ctx, { id })
}
