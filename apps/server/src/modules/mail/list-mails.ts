import { mailStatuses, type MailListInput, type MailPage, type MailStatus } from '@trivet/core/contract/mail'
import { adminPageSize } from '@trivet/core/contract/orders'
import type { UserContext } from '../../api/context.ts'
import { hiddenMails } from './hidden-mails.ts'
import { toListedMail } from './mail-record.ts'
import { countByStatus, findMailPage } from './mails.repo.ts'

/** All mails, newest first unless asked, with what became of them, for staff. */
export async function listMails(
  ctx: UserContext,
  { q = '', status, sort = '-created', pageNumber }: MailListInput,
): Promise<MailPage> {
  const direction = sort === 'created' ? 'asc' : 'desc'
  const page = { page: pageNumber, pageSize: adminPageSize, direction } as const
  const [{ found, total }, counted] = await Promise.all([
    findMailPage(ctx.sql, { q, status, hidden: hiddenMails(ctx.actor) }, page),
    countByStatus(ctx.sql),
  ])
  return {
    mails: found.map(toListedMail),
    page: pageNumber,
    pages: Math.ceil(total / adminPageSize),
    total,
    counts: Object.fromEntries(mailStatuses.map((name) => [name, counted.get(name) ?? 0])) as Record<
      MailStatus,
      number
    >,
  }
}
