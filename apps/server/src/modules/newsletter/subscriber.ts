import type { Subscriber } from '@trivet/core/contract/contact'
import type { SubscriberRow } from './subscribers.repo.ts'

export function toSubscriber({ id, email, subscribedAt, unsubscribedAt }: SubscriberRow): Subscriber {
  return {
    _id: id,
    email,
    subscribedAt: subscribedAt.toISOString(),
    unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
  }
}
