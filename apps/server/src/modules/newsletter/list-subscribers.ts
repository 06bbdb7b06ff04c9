import type { NewsletterListInput, SubscriberPage } from '@trivet/core/contract/contact'
import { adminPageSize } from '@trivet/core/contract/orders'
import type { UserContext } from '../../api/context.ts'
import { toSubscriber } from './subscriber.ts'
import { countSubscribers, findSubscribers } from './subscribers.repo.ts'

/** Who is subscribed, or was, newest first unless staff say otherwise. */
export async function listSubscribers(
  ctx: UserContext,
  { pageNumber: page, ...filter }: NewsletterListInput,
): Promise<SubscriberPage> {
  const [{ found, total }, counts] = await Promise.all([
    findSubscribers(ctx.sql, filter, { page, pageSize: adminPageSize }),
    countSubscribers(ctx.sql),
  ])
  return {
    subscribers: found.map(toSubscriber),
    page,
    pages: Math.ceil(total / adminPageSize),
    total,
    counts,
  }
}
