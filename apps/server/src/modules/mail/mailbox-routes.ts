import type { FastifyInstance } from 'fastify'
import { AppError } from '../../api/app-error.ts'
import type { Services } from '../../api/context.ts'
import { toListedMail, toMail } from './mail-record.ts'
import { mailboxList, mailboxMail } from './mailbox-pages.ts'
import { findLatestMails, findMail } from './mails.repo.ts'

const most = 100

const pagePolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** A mail may look as it likes, and do nothing. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src https: data:; frame-ancestors 'self'; sandbox"

type Mail = { Params: { id: string } }

/** Every mail of the demo shop, with its links, for anybody: there is no such place in any other shop. */
export async function mailboxRoutes(app: FastifyInstance, { sql }: Pick<Services, 'sql'>) {
  app.get('/dev/mailbox', async (_request, reply) => {
    const mails = (await findLatestMails(sql, most)).map(toListedMail)
    return reply.type('text/html; charset=utf-8').headers(headers(pagePolicy)).send(mailboxList(mails))
  })

  app.get<Mail>('/dev/mailbox/:id', async ({ params }, reply) => {
    const mail = toMail(await existing(params.id))
    return reply.type('text/html; charset=utf-8').headers(headers(pagePolicy)).send(mailboxMail(mail))
  })

  app.get<Mail>('/dev/mailbox/:id/html', async ({ params }, reply) => {
    const { html } = await existing(params.id)
    return reply
      .type('text/html; charset=utf-8')
      .headers({ ...headers(mailPolicy), 'X-Frame-Options': 'SAMEORIGIN' })
      .send(html ?? '')
  })

  app.get<Mail & { Params: { file: string } }>('/dev/mailbox/:id/files/:file', async ({ params }, reply) => {
    const { attachments } = toMail(await existing(params.id))
    const file = attachments[Number(params.file)]
    if (!file) throw new AppError('NOT_FOUND')
    return reply
      .type(file.contentType)
      .header('Content-Disposition', `attachment; filename="${file.filename}"`)
      .send(file.content)
  })

  async function existing(id: string) {
    const mail = await findMail(sql, id)
    if (!mail) throw new AppError('NOT_FOUND')
    return mail
  }
}

function headers(policy: string): Record<string, string> {
  return { 'Content-Security-Policy': policy, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }
}
