import * as tripsCopy from '@trivet/core/copy/trips'

import { notify } from '../../lib/notify.ts'
import { trpc } from '../../lib/trpc.ts'

/** The links to a trip: a new one is told once, right after it was made. */
export function useTripLinks(orderId: string) {
  const utils = trpc.useUtils()
  const links = trpc.trips.links.useQuery({ id: orderId }, { staleTime: 0 })
  const refresh = () => {
    void utils.trips.links.invalidate({ id: orderId })
    void utils.orders.byId.invalidate({ id: orderId })
  }
  const sharing = trpc.trips.share.useMutation({ onSuccess: refresh })
  const stopping = trpc.trips.withdraw.useMutation({
    onSuccess() {
      sharing.reset()
      notify.success(tripsCopy.tripLinksWithdrawn)
      refresh()
    },
  })
  return { links, sharing, stopping }
}
