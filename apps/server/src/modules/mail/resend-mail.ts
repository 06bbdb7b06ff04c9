import * as mailCopy from '@trivet/core/copy/mail'
import type { FindMailInput, MailDetails } from '@trivet/core/contract/mail'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import { transaction } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { copyMail, lockMail, reviveMail } from '../outbox/index.ts'
import { getMail } from './get-mail.ts'
import { hiddenMails } from './hidden-mails.ts'
import { isOver, isSecret } from './mail-record.ts'

/**
 * Sends a mail again: a dead one is taken up again, of a sent one its reader gets another copy, one a minute at most. What
 * is still going to be sent is left alone.
 */
export async function resendMail(ctx: UserContext, { id }: FindMailInput): Promise<MailDetails> {
  const now = ctx.clock.now()
  await transaction(ctx.sql, async (tx) => {
    const mail = await lockMail(tx, id)
    if (!mail || hiddenMails(ctx.actor).includes(mail.template)) throw new AppError('MAIL_NOT_FOUND')
    if (!isOver(mail.status)) throw new AppError('MAIL_NOT_RESENDABLE')
    if (isSecret(mail.template)) throw new AppError('MAIL_NOT_RESENDABLE', { message: mailCopy.linkGone })
    if (mail.status === 'dead') await reviveMail(tx, id)
    else if (!(await copyMail(tx, { id, copyId: newId(), now }))) return
    const { template, recipient } = mail
    const details = { template, recipient }
    await recordAudit(tx, {
      actorId: ctx.actor.userId,
      action: 'mail.resent',
      subject: `mail:${id}`,
      details,
      now,
    })
  })
  return getMail(ctx, { id })
}
