import { LRUCache } from 'lru-cache'
import type { Clock } from '../platform/clock.ts'

const freshMs = 5_000
const staleMs = 60_000

type Kept<Value> = { value: Value; at: number }

type CacheOptions<Value> = {
  clock: Clock
  render: (address: string) => Promise<Value>
  isPublic: (value: Value) => boolean
  sizeOf: (value: Value) => number
  /** Of what all pages are made with: a page of another version is not shown any more. */
  version: () => Promise<number | string>
}

/** Pages that are the same for everybody: rendered at most every five seconds, and never twice at once. */
export function createPageCache<Value>({ clock, render, isPublic, sizeOf, version }: CacheOptions<Value>) {
  const kept = new LRUCache<string, Kept<Value>>({
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: ({ value }) => sizeOf(value),
  })
  const running = new Map<string, Promise<Value>>()

  function refresh(key: string, address: string): Promise<Value> {
    const started = running.get(key)
    if (started) return started
    const rendering = render(address)
      .then((value) => {
        if (isPublic(value)) kept.set(key, { value, at: clock.now().getTime() })
        else kept.delete(key)
        return value
      })
      .finally(() => running.delete(key))
    running.set(key, rendering)
    return rendering
  }

  return async (address: string): Promise<Value> => {
    // a page that began with older settings is kept under their version, which nobody asks for
    const key = `${await version()} ${address}`
    const entry = kept.get(key)
    const age = entry ? clock.now().getTime() - entry.at : Infinity
    if (!entry || age > freshMs + staleMs) return refresh(key, address)
    // the visitor gets the page of a moment ago; a failure is the next one's to see
    if (age > freshMs) void refresh(key, address).catch(() => {})
    return entry.value
  }
}
