import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Clock } from '../../platform/clock.ts'
import type { Logger } from '../../platform/logger.ts'
import { MailRefused, type Mailer } from '../../platform/mailer.ts'
import { currentRequestId, underRequestOf } from '../../platform/request-id.ts'
import {
  claimDueMail,
  dropMail,
  markDead,
  markFailed,
  markSent,
  mostTries,
  storeWritten,
  type ClaimedMail,
  type WrittenMail,
} from '../outbox/index.ts'
import type { Handovers } from './handovers.ts'
import { linkOf, withoutSecrets } from './mail-secrets.ts'
import { withAccess } from './told-access.ts'
import { mayReach } from './may-reach.ts'
import { writeMail } from './write-mail.ts'

export type SendingNeeds = {
  sql: Pool
  clock: Clock
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  publicUrl: string
  /** Null where no mail server is set up: mails are then read where they are stored. */
  mailer: Mailer | null
  handovers: Handovers
  /** The demo's mailbox shows links that anywhere else only their reader may have. */
  keepsSecrets: boolean
}

const longestError = 500
const longestMs = 45_000
// the accounts of the demo: no mail server anywhere would take these
const demoDomain = '@trivet.test'
const notReal = 'Kept here: a sample address'
const noServer = 'Kept here: no mail server is set up'

/** Sends the mail that has been due longest; false when nothing is due. */
export async function sendDueMail(needs: SendingNeeds): Promise<boolean> {
  const mail = await claimDueMail(needs.sql)
  if (!mail) return false
  await underRequestOf(mail.data, () =>
    sendClaimed(needs, mail).catch((error: unknown) => noteFailure(needs, mail, error)),
  )
  return true
}

async function sendClaimed(needs: SendingNeeds, mail: ClaimedMail): Promise<void> {
  const { sql, handovers } = needs
  // an earlier try may have ended between the mail server's yes and our note of it
  const earlier = mail.attempts > 1 ? handovers.find(mail.id) : null
  if (earlier === null && mail.attempts > mostTries)
    throw new MailRefused('The process ended while it sent this')
  if (!(await mayReach(sql, mail))) return dropMail(sql, mail.id)
  mail.written ??= await writeAndStore(needs, mail)
  const { written } = mail
  if (!written) return dropMail(sql, mail.id)
  const receipt = earlier ?? (await handOver(needs, mail, written))
  const kept = needs.keepsSecrets ? null : withoutSecrets(mail, written)
  await untilNoted(() => markSent(sql, { id: mail.id, receipt, kept }))
  handovers.forget(mail.id)
  const { id: mailId, template } = mail
  needs.log.info({ requestId: currentRequestId(), mailId, template }, 'mail.sent')
}

async function writeAndStore(needs: SendingNeeds, mail: ClaimedMail): Promise<WrittenMail | null> {
  const { sql, publicUrl, clock } = needs
  const written = await writeMail({ sql, publicUrl, now: clock.now() }, mail)
  if (written) await storeWritten(sql, mail.id, written)
  return written
}

async function handOver(
  { sql, mailer, handovers, publicUrl }: SendingNeeds,
  mail: ClaimedMail,
  written: WrittenMail,
): Promise<string> {
  if (!mailer) return noServer
  if (mail.recipient.endsWith(demoDomain)) return notReal
  const message = {
    ...(await withAccess(sql, mail, written)),
    to: mail.recipient,
    messageId: `<${mail.id}@${new URL(publicUrl).hostname}>`,
    date: mail.createdAt,
    headers: headersOf(mail),
  }
  const taken = mailer.deliver(message).then((receipt) => {
    // also when it comes too late: the next try then finds it
    handovers.note(mail.id, receipt)
    return receipt
  })
  return Promise.race([taken, tooLate()])
}

/** Before the mail's rest is over and somebody else takes it up. */
async function tooLate(): Promise<never> {
  await wait(longestMs, undefined, { ref: false })
  throw new Error(`The mail server did not answer within ${longestMs / 1000} seconds`)
}

function headersOf({ template, data }: ClaimedMail): Record<string, string> {
  const link = template === 'newsletter-welcome' ? linkOf(data) : null
  return { 'Auto-Submitted': 'auto-generated', ...(link && { 'List-Unsubscribe': `<${link}>` }) }
}

/** What the mail server took has to be known here, even where the database is away for a moment. */
async function untilNoted(note: () => Promise<void>): Promise<void> {
  for (const pauseMs of [100, 500, 2000]) {
    try {
      return await note()
    } catch {
      await wait(pauseMs)
    }
  }
  return note()
}

async function noteFailure(needs: SendingNeeds, mail: ClaimedMail, error: unknown): Promise<void> {
  const { id, template, attempts } = mail
  const requestId = currentRequestId()
  const reason = (error instanceof Error ? error.message : String(error)).slice(0, longestError)
  if (error instanceof MailRefused || attempts >= mostTries) {
    const kept = needs.keepsSecrets ? null : withoutSecrets(mail, mail.written)
    await markDead(needs.sql, { id, error: reason, kept })
    needs.log.error({ requestId, mailId: id, template, attempts, reason }, 'mail.dead')
    return
  }
  await markFailed(needs.sql, { id, error: reason })
  needs.log.warn({ requestId, mailId: id, template, attempts, reason }, 'mail.failed')
}
