import type { MailStatus } from '@trivet/core/contract/mail'
import type { MailTemplate } from '@trivet/core/mail'
import type { Prisma } from '../../generated/prisma/client.ts'
import { rows, type PrismaDb, type Sql } from '../../platform/database.ts'

const listed = {
  id: true,
  template: true,
  recipient: true,
  subject: true,
  status: true,
  attempts: true,
  orderId: true,
  createdAt: true,
  sentAt: true,
  nextAttemptAt: true,
  lastError: true,
} as const satisfies Prisma.QueuedMailSelect

const whole = { ...listed, html: true, text: true, attachments: true, receipt: true } as const

export type ListedRow = Prisma.QueuedMailGetPayload<{ select: typeof listed }>
export type MailRow = Prisma.QueuedMailGetPayload<{ select: typeof whole }>

export type MailFilter = { q: string; status: MailStatus | undefined }

type Page = { page: number; pageSize: number; direction: 'asc' | 'desc' }

const isId = (text: string) => /^[0-9a-f]{24}$/.test(text)

export async function findMailPage(
  db: PrismaDb,
  { q, status }: MailFilter,
  { page, pageSize, direction }: Page,
): Promise<{ found: ListedRow[]; total: number }> {
  const where: Prisma.QueuedMailWhereInput = {
    ...(status && { status }),
    ...(q && (isId(q) ? { orderId: q } : { recipient: { contains: escaped(q), mode: 'insensitive' } })),
  }
  const [found, total] = await Promise.all([
    db.queuedMail.findMany({
      where,
      select: listed,
      orderBy: [{ createdAt: direction }, { id: 'asc' }],
      skip: (page - 1) * pageSize,
      take: pageSize,
    }),
    db.queuedMail.count({ where }),
  ])
  return { found, total }
}

/** Prisma leaves the wildcards of LIKE as they are. */
function escaped(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
}

export async function countByStatus(db: PrismaDb): Promise<Map<string, number>> {
  const groups = await db.queuedMail.groupBy({ by: ['status'], _count: { _all: true } })
  return new Map(groups.map(({ status, _count }) => [status, _count._all]))
}

export function findMail(db: PrismaDb, id: string): Promise<MailRow | null> {
  return db.queuedMail.findUnique({ where: { id }, select: whole })
}

/** Newest first, for the demo's mailbox. */
export function findLatestMails(db: PrismaDb, most: number): Promise<ListedRow[]> {
  return db.queuedMail.findMany({
    where: { html: { not: null } },
    select: listed,
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: most,
  })
}

export type LockedMail = { id: string; template: MailTemplate; recipient: string; status: MailStatus }

export async function lockMail(tx: Sql, id: string): Promise<LockedMail | null> {
  const [found] = await rows<LockedMail>(tx, {
    name: 'lock-mail',
    text: 'SELECT id, template, recipient, status FROM queued_mails WHERE id = $1 FOR UPDATE',
    values: [id],
  })
  return found ?? null
}

/** A dead mail is due again, from its first try. */
export async function reviveMail(tx: Sql, id: string): Promise<void> {
  await rows(tx, {
    name: 'revive-mail',
    text: `UPDATE queued_mails SET status = 'queued', attempts = 0, next_attempt_at = now(), last_error = NULL
           WHERE id = $1`,
    values: [id],
  })
}

/** The same words as another message; null when somebody did so within the last minute. */
export async function copyMail(
  tx: Sql,
  { id, copyId, now }: { id: string; copyId: string; now: Date },
): Promise<string | null> {
  const minute = now.toISOString().slice(0, 16)
  const [copy] = await rows<{ id: string }>(tx, {
    name: 'copy-mail',
    text: `INSERT INTO queued_mails (id, template, recipient, data, dedupe_key, order_id, created_at, subject, html, text,
             attachments)
           SELECT $2, template, recipient, data, 'again:' || id || ':' || $3, order_id, $4, subject, html, text,
             attachments
           FROM queued_mails WHERE id = $1
           ON CONFLICT (dedupe_key) DO NOTHING RETURNING id`,
    values: [id, copyId, minute, now],
  })
  return copy?.id ?? null
}
