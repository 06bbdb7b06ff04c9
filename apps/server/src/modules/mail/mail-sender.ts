import { setTimeout as wait } from 'node:timers/promises'
import { sendDueMail, type SendingNeeds } from './send-due-mail.ts'

const pauseMs = 2_000

export type MailSender = {
  /** The mail that is on its way is finished, no other begins. */
  stop(): Promise<void>
}

/**
 * Sends what stands in the outbox, as long as the server runs. It asks the outbox itself, whose rows are the queue: a job
 * for each mail would be a second place to say what became of it.
 */
export function startMailSender(needs: SendingNeeds): MailSender {
  const stopping = new AbortController()
  const { signal } = stopping
  const ended = (async () => {
    while (!signal.aborted) {
      const isSent = await sendDueMail(needs).catch((error: unknown) => {
        needs.log.error({ err: error }, 'mail.outbox-failed')
        return false
      })
      if (!isSent) await wait(pauseMs, undefined, { signal }).catch(() => {})
    }
  })()
  return {
    async stop() {
      stopping.abort()
      await ended
      needs.mailer?.close()
    },
  }
}
