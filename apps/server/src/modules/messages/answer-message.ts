import type { AnswerContactInput, ContactMessage } from '@trivet/core/contract/contact'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import { transaction } from '../../platform/database.ts'
import { queueMail } from '../outbox/index.ts'
import { findAnswers, insertAnswer } from './answers.repo.ts'
import { getMessage } from './get-message.ts'
import { lockMessage, writeMessageState } from './messages.repo.ts'

/** Mails an answer and keeps it with the message. Sent again it is mailed once; after somebody else's it is refused. */
export async function answerMessage(
  ctx: UserContext,
  { id, text, seen }: AnswerContactInput & { id: string },
): Promise<ContactMessage> {
  const actorId = ctx.actor.userId
  const now = ctx.clock.now()
  await transaction(ctx.sql, async (tx) => {
    const stored = await lockMessage(tx, id)
    if (!stored) throw new AppError('MESSAGE_NOT_FOUND')
    const answers = await findAnswers(tx, id)
    const next = answers[seen]
    // the very same, as after an answer of ours that was lost
    if (answers.length === seen + 1 && next?.text === text && next.answeredBy === actorId) return
    if (answers.length !== seen) throw new AppError('MESSAGE_CHANGED')
    const position = seen + 1
    await insertAnswer(tx, { messageId: id, position, text, answeredBy: actorId, now })
    await writeMessageState(tx, { id, state: 'answered', actorId, now })
    const { name, email, subject, message } = stored
    await queueMail(tx, {
      template: 'contact-answer',
      recipient: email,
      data: { name, answer: text, subject, message },
      dedupeKey: `contact-answer:${id}:${position}`,
      now,
    })
    await recordAudit(tx, { actorId, action: 'message.answered', subject: `message:${id}`, now })
  })
  return getMessage(ctx, { id })
}
