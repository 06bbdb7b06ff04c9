import { adminPageSize, type NewsletterListInput, type SubscriberPage } from '@trivet/core'
import type { UserContext } from '../../api/context.ts'
import { findSubscribers } from './newsletter.repo.ts'

/** Who is subscribed now, newest first, for staff. */
export async function listSubscribers(
  ctx: UserContext,
  { pageNumber }: NewsletterListInput,
): Promise<SubscriberPage> {
  const { found, total } = await findSubscribers(ctx.prisma, { page: pageNumber, pageSize: adminPageSize })
  return {
    subscribers: found.map(({ id, email, subscribedAt }) => ({
      _id: id,
      email,
      subscribedAt: subscribedAt.toISOString(),
    })),
    page: pageNumber,
    pages: Math.ceil(total / adminPageSize),
  }
}
