import { hourOfDay } from '../dates/instants.ts'
import type { CalendarDate } from '../dates/calendar-date.ts'
import { tripWindows } from '../orders/trip-windows.ts'

export const visitKinds = ['delivery', 'pickup'] as const

/** What the van comes for. */
export type VisitKind = (typeof visitKinds)[number]

/** The halves of a window. */
export const narrowedWindows = ['early', 'late'] as const

export const visitWindows = ['all-day', ...narrowedWindows] as const

/** All of the hours of the day, or one half of them. */
export type VisitWindow = (typeof visitWindows)[number]

/** Whether a van that comes in `window` keeps what a guest chose. */
export function isWindowWithin(window: VisitWindow, chosen: VisitWindow): boolean {
  return chosen === 'all-day' || window === chosen
}

type Hours = { from: number; to: number; label: string }

/** The halves lie inside the promised hours, so that narrowing a window breaks no promise. */
const hoursOf: Record<VisitKind, Record<VisitWindow, Hours>> = {
  delivery: {
    'all-day': { from: 9, to: 15, label: tripWindows.delivery },
    early: { from: 9, to: 12, label: '9am-12pm' },
    late: { from: 12, to: 15, label: '12pm-3pm' },
  },
  pickup: {
    'all-day': { from: 11, to: 17, label: tripWindows.pickup },
    early: { from: 11, to: 14, label: '11am-2pm' },
    late: { from: 14, to: 17, label: '2pm-5pm' },
  },
}

/** Between which hours the van comes, on the clock of the place: '9am-12pm'. */
export function windowLabel(kind: VisitKind, window: VisitWindow): string {
  return hoursOf[kind][window].label
}

export type VisitPlan = { kind: VisitKind; day: CalendarDate; label: string; timeZone: string }

/** From when to when the van comes, where staff narrowed the hours; null while it may come at any that were promised. */
export function narrowedTimes({ kind, day, label, timeZone }: VisitPlan): { start: Date; end: Date } | null {
  const { early, late } = hoursOf[kind]
  const hours = [early, late].find((half) => half.label === label)
  if (!hours) return null
  return { start: hourOfDay(day, hours.from, timeZone), end: hourOfDay(day, hours.to, timeZone) }
}

/** Windows in the sequence a van drives them: what begins first, and of those what ends first. */
export function compareWindows(a: TimedVisit, b: TimedVisit): number {
  const first = hoursOf[a.kind][a.window]
  const second = hoursOf[b.kind][b.window]
  return first.from - second.from || first.to - second.to
}

export type TimedVisit = { kind: VisitKind; window: VisitWindow }
