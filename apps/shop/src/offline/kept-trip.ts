import type { CalendarDate } from '@trivet/core/dates'

/** What is kept of the next trip for the time without network: no price, no token, no access code. */
export type KeptTrip = {
  number: string
  delivery: { day: CalendarDate; window: string }
  pickup: { day: CalendarDate; window: string }
  timeZone: string
  place: string[]
  pieces: string[]
  /** An instant, as ISO text. */
  keptAt: string
}

const cacheName = 'trivet-shop-guest'
const address = '/kept/trip'

export async function keepTrip(trip: KeptTrip): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.put(address, Response.json(trip))
}

export async function readKeptTrip(): Promise<KeptTrip | null> {
  const kept = await caches.match(address, { cacheName })
  return kept ? kept.json() : null
}

/** Once its guest has gone; nothing of theirs stays on the device. */
export async function forgetTrip(): Promise<void> {
  await caches.delete(cacheName)
}
