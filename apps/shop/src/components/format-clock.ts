import { now } from '../lib/clock.ts'

const time = { hour: 'numeric', minute: '2-digit' } as const

const dayAndTime = { weekday: 'short', month: 'short', day: 'numeric', ...time } as const

/** The guest's own clock: the hold is about the next minutes, wherever the kitchen is. One of staff may last for days. */
export function formatClock(instant: string): string {
  const at = new Date(instant)
  const isToday = at.toDateString() === now().toDateString()
  return at.toLocaleString('en-US', isToday ? time : dayAndTime)
}
