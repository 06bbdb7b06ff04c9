import type { Subscriber } from '@trivet/core/contract/contact'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import { transaction } from '../../platform/database.ts'
import { toSubscriber } from './subscriber.ts'
import { endSubscriptionById } from './subscribers.repo.ts'

/** Ends a subscription by staff, as often as they press; the log knows of one time. */
export async function removeSubscriber(ctx: UserContext, { id }: { id: string }): Promise<Subscriber> {
  const actorId = ctx.actor.userId
  const now = ctx.clock.now()
  return transaction(ctx.sql, async (tx) => {
    const ended = await endSubscriptionById(tx, { id, now })
    if (!ended) throw new AppError('SUBSCRIBER_NOT_FOUND')
    if (ended.isEnded) {
      const subject = `subscription:${id}` as const
      await recordAudit(tx, { actorId, action: 'newsletter.unsubscribed', subject, now })
    }
    return toSubscriber(ended.row)
  })
}
