import type { MailStatus } from '@trivet/core/contract/mail'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { PrismaDb } from '../../platform/database.ts'

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
