import type { FindMailInput, MailDetails } from '@trivet/core/contract/mail'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { hiddenMails } from './hidden-mails.ts'
import { toMail } from './mail-record.ts'
import { withoutSecrets } from './mail-secrets.ts'
import { findMail } from './mails.repo.ts'

/** One mail as it was written, for staff: who could read the link of a new password while it waits could be anybody. */
export async function getMail(ctx: UserContext, { id }: FindMailInput): Promise<MailDetails> {
  const mail = await findMail(ctx.sql, id)
  if (!mail || hiddenMails(ctx.actor).includes(mail.template)) throw new AppError('MAIL_NOT_FOUND')
  return toMail({ ...mail, ...withoutSecrets(mail, mail) })
}
