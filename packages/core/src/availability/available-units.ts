import { addDays, daysBetween, eachDay } from '../dates/calendar-date.ts'
import type { CalendarDate } from '../dates/calendar-date.ts'
import type { RentalPeriod } from '../dates/rental-period.ts'

/** Both days included: the pan is not available on its last day. */
export type OccupiedDays = { firstDay: CalendarDate; lastDay: CalendarDate }

/** Units taken over some days, turnaround already inside. */
export type Reserved = OccupiedDays & { units: number }

/** What an order holds of one product. */
export type Reservation = Reserved & { productId: string }

export type AvailabilityFacts = { fleet: number; reserved: readonly Reserved[]; wanted: OccupiedDays }

/** Days between pickup and the next delivery, for washing and packing. */
export const defaultTurnaroundDays = 1

/** The days on which a rental reserves its units. See docs/policy.md#stock-and-turnaround. */
export function occupiedDays(period: RentalPeriod, turnaroundDays = defaultTurnaroundDays): OccupiedDays {
  return { firstDay: period.start, lastDay: addDays(period.end, turnaroundDays) }
}

/** The units that are free on every wanted day; never below 0. See docs/policy.md#stock-and-turnaround. */
export function availableUnits({ fleet, reserved, wanted }: AvailabilityFacts): number {
  const overlapping = reserved.filter((one) => overlaps(one, wanted))
  const starts = overlapping.toSorted((a, b) => compareDates(a.firstDay, b.firstDay))
  const ends = overlapping.toSorted((a, b) => compareDates(a.lastDay, b.lastDay)).values()

  let taken = 0
  let peak = 0
  let ending = ends.next().value
  // demand can only rise on a day when a reservation starts, so those days are enough
  for (const starting of starts) {
    while (ending && ending.lastDay < starting.firstDay) {
      taken -= ending.units
      ending = ends.next().value
    }
    taken += starting.units
    peak = Math.max(peak, taken)
  }
  return Math.max(0, fleet - peak)
}

export type AvailableOnDay = { date: CalendarDate; free: number }

/** The same day by day, for a calendar. */
export function availableUnitsByDay({ fleet, reserved, wanted }: AvailabilityFacts): AvailableOnDay[] {
  const days = eachDay(wanted.firstDay, wanted.lastDay)
  const change = new Array<number>(days.length + 1).fill(0)
  const addChange = (day: number, units: number) => {
    change[day] = (change[day] ?? 0) + units
  }
  for (const one of reserved) {
    if (!overlaps(one, wanted)) continue
    addChange(Math.max(0, daysBetween(wanted.firstDay, one.firstDay)), one.units)
    addChange(Math.min(days.length, daysBetween(wanted.firstDay, one.lastDay) + 1), -one.units)
  }

  let taken = 0
  return days.map((date, day) => {
    taken += change[day] ?? 0
    return { date, free: Math.max(0, fleet - taken) }
  })
}

function overlaps(a: OccupiedDays, b: OccupiedDays): boolean {
  return a.firstDay <= b.lastDay && b.firstDay <= a.lastDay
}

function compareDates(a: CalendarDate, b: CalendarDate): number {
  return a < b ? -1 : a > b ? 1 : 0
}
