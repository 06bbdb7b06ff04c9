import { waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { storedSession } from '../lib/session-store.ts'
import { getBrowserApi } from '../lib/trpc.ts'
import { sampleOrder, sampleSession } from '../test/samples.ts'
import { server } from '../test/server.ts'
import { trpcHandlers } from '../test/trpc-handlers.ts'
import { readKeptTrip } from './kept-trip.ts'
import { followOrders } from './start-offline.ts'

// the tests' browser has no caches; one cache is enough for what is kept
const kept = new Map<string, Response>()
const cache = {
  put: async (address: string, answer: Response) => void kept.set(address, answer),
  match: async (address: string) => kept.get(address)?.clone(),
}
beforeAll(() => {
  vi.stubGlobal('caches', {
    open: async () => cache,
    match: cache.match,
    delete: async () => kept.clear(),
  })
  return () => vi.unstubAllGlobals()
})

let stop: () => void
beforeEach(() => {
  // before the trip of the sample
  vi.setSystemTime('2027-04-20T12:00:00Z')
  kept.clear()
  stop = followOrders()
})
afterEach(() => stop())

const upcoming = sampleOrder({ _id: 'c'.repeat(24), status: 'confirmed', isPaid: true })

function signIn() {
  storedSession.set(sampleSession())
}

async function ask(orders: (typeof upcoming)[]) {
  server.use(trpcHandlers({ orders: { mine: () => orders } }))
  await getBrowserApi().utils.orders.mine.invalidate()
  await getBrowserApi().utils.orders.mine.fetch()
}

test('what is kept of the next trip is day, window, place and pieces, and nothing that is secret or may change', async () => {
  signIn()
  await ask([upcoming])
  await waitFor(async () => expect(await readKeptTrip()).not.toBeNull())
  const trip = await readKeptTrip()
  expect(Object.keys(trip ?? {}).toSorted()).toEqual([
    'delivery',
    'keptAt',
    'number',
    'pickup',
    'pieces',
    'place',
    'timeZone',
  ])
  expect(trip?.delivery).toEqual({ day: upcoming.rentalStart, window: '9am-3pm' })
  expect(JSON.stringify(trip)).not.toMatch(/price|token|access/i)
})

test('a trip that was cancelled is kept no longer', async () => {
  signIn()
  await ask([upcoming])
  await waitFor(async () => expect(await readKeptTrip()).not.toBeNull())
  await ask([{ ...upcoming, status: 'cancelled' }])
  await waitFor(async () => expect(await readKeptTrip()).toBeNull())
})
