import { join } from 'node:path'
import type { Env } from '../../env.ts'
import { openMailer } from '../../platform/mailer.ts'
import { openHandovers } from './handovers.ts'
import { startMailSender, type MailSender } from './mail-sender.ts'
import type { SendingNeeds } from './send-due-mail.ts'

type Needs = Pick<SendingNeeds, 'sql' | 'clock' | 'log'> & {
  env: Pick<Env, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'dataDirectory' | 'seed'>
}

/** The sending of mails as the environment wants it. */
export async function startMail({ env, ...needs }: Needs): Promise<MailSender> {
  const { smtpUrl, mailFrom, publicUrl, dataDirectory } = env
  return startMailSender({
    ...needs,
    publicUrl,
    mailer: smtpUrl ? await openMailer({ url: smtpUrl, from: mailFrom }) : null,
    handovers: openHandovers(join(dataDirectory, 'handed-over')),
    keepsSecrets: env.seed === 'demo',
  })
}
