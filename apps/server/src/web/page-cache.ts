import { LRUCache } from 'lru-cache'
import type { Clock } from '../platform/clock.ts'

const freshMs = 5_000
const staleMs = 60_000

/** Of all pages together, last good copies among them: past it the one goes that nobody has asked for the longest. */
const mostBytes = 6 * 1024 * 1024

type Kept<Value> = { value: Value; at: number; version: number | string; isOutdated: boolean }

type CacheOptions<Value> = {
  clock: Clock
  render: (address: string) => Promise<Value>
  isPublic: (value: Value) => boolean
  /** How the last good copy stands in for a page that could not be made just now; null where it may not. */
  standIn?: (last: Value, failed: Value) => Value | null
  sizeOf: (value: Value) => number
  /** Of what all pages are made with: while it can be asked, a page of another version is not shown any more. */
  version: () => Promise<number | string>
}

/** Pages that are the same for everybody: rendered at most every five seconds, and never twice at once. */
export function createPageCache<Value>(options: CacheOptions<Value>) {
  const { clock, render, isPublic, sizeOf } = options
  const kept = new LRUCache<string, Kept<Value>>({
    maxSize: mostBytes,
    sizeCalculation: ({ value }) => sizeOf(value),
  })
  const running = new Map<string, Promise<Value>>()

  // a page that began with older settings is kept with their version, which nobody asks for
  function refresh(address: string, version: number | string): Promise<Value> {
    const key = `${version} ${address}`
    const started = running.get(key)
    if (started) return started
    const rendering = render(address)
      .then((value) => keep(address, version, value))
      .finally(() => running.delete(key))
    running.set(key, rendering)
    return rendering
  }

  function keep(address: string, version: number | string, value: Value): Value {
    if (isPublic(value)) {
      kept.set(address, { value, at: clock.now().getTime(), version, isOutdated: false })
      return value
    }
    const last = kept.get(address)
    const copy = last && options.standIn?.(last.value, value)
    if (!copy) {
      kept.delete(address)
      return value
    }
    last.isOutdated = true
    return copy
  }

  return async (address: string): Promise<Value> => {
    const version = await options.version()
    const entry = kept.get(address)
    // a clock that was set back must not keep a page until it is where it was
    const age = entry ? Math.abs(clock.now().getTime() - entry.at) : Infinity
    // while the copy stands in each visitor asks anew: the first one after the database is back has the page
    const isShown = entry?.version === version && !entry.isOutdated && age <= freshMs + staleMs
    if (!entry || !isShown) return refresh(address, version)
    // the visitor gets the page of a moment ago; a failure is the next one's to see
    if (age > freshMs) void refresh(address, version).catch(() => {})
    return entry.value
  }
}
