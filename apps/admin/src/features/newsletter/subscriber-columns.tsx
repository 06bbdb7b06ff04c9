import type { Subscriber } from '@trivet/core/contract/contact'
import { Button } from '@trivet/ui/button'
import { column } from '@trivet/ui/data-table'
import { EmailText } from '../../components/email-text.tsx'
import { Instant } from '../../components/instant.tsx'

export function subscriberColumns(onUnsubscribe: (subscriber: Subscriber) => void) {
  return [
    column(
      'Email',
      ({ email }: Subscriber) => (
        <span className="font-medium">
          <EmailText email={email} />
        </span>
      ),
      {
        sortKey: 'email',
        className: 'w-full min-w-56',
      },
    ),
    column('Since', ({ subscribedAt }: Subscriber) => <Instant at={subscribedAt} />, { sortKey: 'since' }),
    column('Until', ({ unsubscribedAt }: Subscriber) =>
      unsubscribedAt ? <Instant at={unsubscribedAt} /> : '—',
    ),
    column('End it', (subscriber: Subscriber) =>
      subscriber.unsubscribedAt ? (
        '—'
      ) : (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Unsubscribe ${subscriber.email}`}
          onClick={() => onUnsubscribe(subscriber)}
        >
          Unsubscribe
        </Button>
      ),
    ),
  ]
}
