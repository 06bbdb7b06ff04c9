import * as generalCopy from '@trivet/core/copy/general'
import type { Order } from '@trivet/core/contract/orders'
import { useFocusWhenLost } from '@trivet/ui/use-focus-when-lost'
import { FormAlert } from '../../components/form/form-alert.tsx'
import { now } from '../../lib/clock.ts'
import { messageOf } from '../../lib/trpc.ts'
import { LiveTripLinks } from './live-trip-links.tsx'
import { useTripLinks } from './use-trip-links.ts'

/** A cancelled order is shared no more; what was sent before can still be stopped. */
export function LinksOfCancelled({ order: { _id, status, timeline } }: { order: Order }) {
  const wasShared = timeline.some(({ kind }) => kind === 'trip-shared')
  return status === 'cancelled' && wasShared ? <EarlierLinks orderId={_id} /> : null
}

function EarlierLinks({ orderId }: { orderId: string }) {
  const { links, stopping } = useTripLinks(orderId)
  const heading = useFocusWhenLost<HTMLHeadingElement>()
  const live = links.data && now() < new Date(links.data.expiresAt) ? links.data.live : 0
  if (live === 0 && !stopping.isSuccess) return null
  return (
    <section aria-labelledby="trip-links">
      <h2 ref={heading} id="trip-links" tabIndex={-1} className="type-h3 outline-none">
        Links to this trip
      </h2>
      <div className="mt-4">
        {stopping.error && (
          <FormAlert className="mb-4">{messageOf(stopping.error, generalCopy.errorOccurred)}</FormAlert>
        )}
        {live > 0 ? (
          <LiveTripLinks orderId={orderId} live={live} stopping={stopping} />
        ) : (
          <p className="text-small text-muted-foreground">No link works any more.</p>
        )}
      </div>
    </section>
  )
}
