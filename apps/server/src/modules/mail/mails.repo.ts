import type { MailStatus } from '@trivet/core/contract/mail'
import { parseOrderNumber } from '@trivet/core/orders'
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

/** With the number of the order it is about. */
type Numbered<Row> = Row & { orderNumber: string | null }

export type ListedRow = Numbered<Prisma.QueuedMailGetPayload<{ select: typeof listed }>>
export type MailRow = Numbered<Prisma.QueuedMailGetPayload<{ select: typeof whole }>>

export type MailFilter = { q: string; status: MailStatus | undefined }

type Page = { page: number; pageSize: number; direction: 'asc' | 'desc' }

const isId = (text: string) => /^[0-9a-f]{24}$/.test(text)

export async function findMailPage(
  db: PrismaDb,
  { q, status }: MailFilter,
  { page, pageSize, direction }: Page,
): Promise<{ found: ListedRow[]; total: number }> {
  const where: Prisma.QueuedMailWhereInput = { ...(status && { status }), ...(q && (await aboutOrTo(db, q))) }
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
  return { found: await numbered(db, found), total }
}

/** The order that a text names by its id or number, or a recipient whose address it is part of. */
async function aboutOrTo(db: PrismaDb, q: string): Promise<Prisma.QueuedMailWhereInput> {
  if (isId(q)) return { orderId: q }
  const recipient = { recipient: { contains: escaped(q), mode: 'insensitive' } } as const
  const number = parseOrderNumber(q)
  const order = number && (await db.order.findUnique({ where: { number }, select: { id: true } }))
  return order ? { OR: [{ orderId: order.id }, recipient] } : recipient
}

async function numbered<Row extends { orderId: string | null }>(
  db: PrismaDb,
  rows: Row[],
): Promise<Numbered<Row>[]> {
  const ids = rows.flatMap(({ orderId }) => orderId ?? [])
  const orders = await db.order.findMany({ where: { id: { in: ids } }, select: { id: true, number: true } })
  const numberOf = new Map(orders.map(({ id, number }) => [id, number]))
  return rows.map((row) => ({ ...row, orderNumber: (row.orderId && numberOf.get(row.orderId)) || null }))
}

/** Prisma leaves the wildcards of LIKE as they are. */
function escaped(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
}

export async function countByStatus(db: PrismaDb): Promise<Map<string, number>> {
  const groups = await db.queuedMail.groupBy({ by: ['status'], _count: { _all: true } })
  return new Map(groups.map(({ status, _count }) => [status, _count._all]))
}

export async function findMail(db: PrismaDb, id: string): Promise<MailRow | null> {
  const found = await db.queuedMail.findUnique({ where: { id }, select: whole })
  return found && ((await numbered(db, [found]))[0] ?? null)
}

/** Newest first, for the demo's mailbox. */
export async function findLatestMails(db: PrismaDb, most: number): Promise<ListedRow[]> {
  const found = await db.queuedMail.findMany({
    where: { html: { not: null } },
    select: listed,
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: most,
  })
  return numbered(db, found)
}
