import { adminPageSize, type ContactListInput, type ContactPage } from '@trivet/core'
import type { UserContext } from '../../api/context.ts'
import { findMessages } from './messages.repo.ts'

/** All messages, newest first, for staff. */
export async function listMessages(ctx: UserContext, { pageNumber }: ContactListInput): Promise<ContactPage> {
  const { found, total } = await findMessages(ctx.prisma, { page: pageNumber, pageSize: adminPageSize })
  return {
    messages: found.map(({ id, createdAt, ...message }) => ({
      _id: id,
      ...message,
      createdAt: createdAt.toISOString(),
    })),
    page: pageNumber,
    pages: Math.ceil(total / adminPageSize),
  }
}
