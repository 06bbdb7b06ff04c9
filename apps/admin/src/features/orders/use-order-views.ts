import type { OrderViewsOutput } from '@trivet/core/contract/orders'
import { trpc } from '../../lib/trpc.ts'

const none: OrderViewsOutput = { views: [], chosen: null }

/** The views of who is signed in; none until they are known, and the list goes on without them. */
export function useOrderViews() {
  const query = trpc.orders.views.useQuery(undefined, { staleTime: 60_000 })
  return { ...(query.data ?? none), isKnown: !query.isPending }
}

/** Every change of the views answers with all of them. */
export function useKeepViews() {
  const utils = trpc.useUtils()
  return (views: OrderViewsOutput) => utils.orders.views.setData(undefined, views)
}
