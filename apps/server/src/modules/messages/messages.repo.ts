import type { PrismaDb } from '../../platform/database.ts'

type StoredMessage = {
  id: string
  name: string
  email: string
  subject: string
  message: string
  createdAt: Date
}

export async function insertMessage(db: PrismaDb, message: StoredMessage): Promise<void> {
  await db.contactMessage.create({ data: message })
}

/** One page of all messages, newest first, and how many there are. */
export async function findMessages(
  db: PrismaDb,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ found: StoredMessage[]; total: number }> {
  const [found, total] = await Promise.all([
    db.contactMessage.findMany({
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
      skip: (page - 1) * pageSize,
      take: pageSize,
    }),
    db.contactMessage.count(),
  ])
  return { found, total }
}
