import { tripAtHand } from '@trivet/core/orders'
import { now } from '../lib/clock.ts'
import { storedSession } from '../lib/session-store.ts'
import { getBrowserApi } from '../lib/trpc.ts'
import { forgetTrip, keepTrip } from './kept-trip.ts'
import { tripFacts } from './trip-facts.ts'

/** For the time without network: a worker that keeps one page, and the next trip of whoever is signed in. */
export function startOffline(): void {
  // the browser may refuse, as in a private window; the shop needs neither of the two
  void navigator.serviceWorker.register('/service-worker').catch(() => {})
  followSession()
  followOrders()
}

/** Whatever page asks for an order, cancels one or changes its days: the kept trip follows. */
export function followOrders(): () => void {
  const { queryClient, utils } = getBrowserApi()
  return queryClient.getQueryCache().subscribe((event) => {
    const [path] = event.query.queryKey
    const isAnswer = event.type === 'updated' && event.action.type === 'success'
    if (!isAnswer || !Array.isArray(path) || path[0] !== 'orders') return
    const owner = storedSession.get()?._id
    if (!owner) return
    void utils.orders.mine
      .fetch()
      .then(async (orders) => {
        if (storedSession.get()?._id !== owner) return
        const trip = tripAtHand(orders.map(tripFacts), now())
        await (trip ? keepTrip({ ...trip.kept, keptAt: now().toISOString() }) : forgetTrip())
      })
      // the trip of the last answer stays
      .catch(() => {})
  })
}

function followSession(): void {
  storedSession.whenKnown(() => {
    let owner = storedSession.get()?._id
    if (!owner) void forgetTrip()
    storedSession.subscribe(() => {
      const current = storedSession.get()?._id
      if (current === owner) return
      owner = current
      void forgetTrip()
    })
  })
}
