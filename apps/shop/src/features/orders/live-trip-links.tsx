import * as ordersCopy from '@trivet/core/copy/orders'
import { Button } from '@trivet/ui/button'
import type { useTripLinks } from './use-trip-links.ts'

type LiveTripLinksProps = {
  orderId: string
  live: number
  stopping: ReturnType<typeof useTripLinks>['stopping']
}

/** How many links to a trip work, and how to stop them. */
export function LiveTripLinks({ orderId, live, stopping }: LiveTripLinksProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-small">{live === 1 ? 'One link works' : `${live} links work`} now.</p>
      <Button
        variant="link"
        loading={stopping.isPending}
        loadingText={ordersCopy.processing}
        onClick={() => stopping.mutate({ id: orderId })}
      >
        Stop {live === 1 ? 'it' : 'all of them'}
      </Button>
    </div>
  )
}
