import { availableUnits } from '../availability/available-units.ts'
import { addDays, calendarDate, type CalendarDate } from '../dates/calendar-date.ts'
import type { Count } from '../money/money.ts'

/** Until further notice is until the last day that can be written down; so is what has left. */
const ever = calendarDate('2100-12-31')

type UnitsInRepair = {
  units: Count
  firstDay: CalendarDate
  /** Null: until further notice. */
  lastDay: CalendarDate | null
}

type LeavingUnits = { units: Count; leavesOn: CalendarDate }

/** A product in a depot, whatever is promised of it. */
export type DepotUnits = {
  /** What belongs to the depot: also what has left it, until that arrived. */
  units: Count
  repairs: readonly UnitsInRepair[]
  leaving: readonly LeavingUnits[]
}

/**
 * The units of a depot that are neither in repair nor gone by transfer on any of these days: no more of them can be put into repair.
 * See docs/policy.md#stock-and-turnaround.
 */
export function unitsInService(
  { units, repairs, leaving }: DepotUnits,
  { firstDay, lastDay }: Pick<UnitsInRepair, 'firstDay' | 'lastDay'>,
): Count {
  return availableUnits({
    fleet: units,
    reserved: [
      ...repairs.map((repair) => ({ ...repair, lastDay: repair.lastDay ?? ever })),
      ...leaving.map((left) => ({ units: left.units, firstDay: left.leavesOn, lastDay: ever })),
    ],
    wanted: { firstDay, lastDay: lastDay ?? ever },
  })
}

/** When units in repair are back at the latest; null for a repair until further notice. See docs/policy.md#stock-and-turnaround. */
export function backBy({ lastDay }: Pick<UnitsInRepair, 'lastDay'>): CalendarDate | null {
  return lastDay && addDays(lastDay, 1)
}

export type LeavingFault = 'more-than-there' | 'in-repair'

/**
 * May units be planned to leave a depot? No more than belong to it, and none that are in repair on a day from then on: they would be
 * good ones where they arrive. See docs/policy.md#stock-and-turnaround.
 */
export function decideLeaving(
  depot: DepotUnits,
  { units, leavesOn }: LeavingUnits,
): { ok: true } | { ok: false; code: LeavingFault } {
  const days = { firstDay: leavesOn, lastDay: null }
  if (units > unitsInService({ ...depot, repairs: [] }, days)) return { ok: false, code: 'more-than-there' }
  return units > unitsInService(depot, days) ? { ok: false, code: 'in-repair' } : { ok: true }
}
