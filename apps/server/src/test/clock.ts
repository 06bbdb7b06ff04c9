import { dateInZone } from '@trivet/core/dates'
import type { Clock } from '../platform/clock.ts'

export type TestClock = Clock & {
  set(instant: string | Date): void
  advance(milliseconds: number): void
}

/** When the tests take place unless they say otherwise. */
export const testNow = new Date('2026-12-01T12:00:00Z')

/** A clock that stands still until it is moved. */
export function testClock(instant: string | Date = testNow): TestClock {
  let now = new Date(instant)
  return {
    now: () => new Date(now),
    today: (timeZone) => dateInZone(now, timeZone),
    set: (next) => {
      now = new Date(next)
    },
    advance: (milliseconds) => {
      now = new Date(now.getTime() + milliseconds)
    },
  }
}
