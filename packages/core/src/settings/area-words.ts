import { standardTerms } from '../address/service-areas.ts'
import type { ServiceArea } from '../address/service-areas.ts'
import { zipRangesText } from '../address/zip-ranges.ts'
import { formatUsDate } from '../dates/calendar-date.ts'
import { visitKinds, visitWindows, windowLabel } from '../dispatch/visit-windows.ts'
import { formatMoney } from '../money/money.ts'
import { daysText, percentText } from './percent-text.ts'

/** As people write them, from Sunday on. */
export const weekdayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

/** By their ids; an unknown depot is told by its id. */
export type DepotNames = ReadonlyMap<string, string>

type Told = {
  isNamed?: boolean | undefined
  depotNames?: DepotNames | undefined
}

/** An area in a line: its ZIP codes, its clock, and what it has of its own. */
export function areaWords(area: ServiceArea, { isNamed = false, depotNames }: Told = {}): string {
  const { name, timeZone, zipRanges, deliveryCents, taxBasisPoints, leadTimeDays, cutOffHour, depot } = area
  const closed = [
    ...area.closedWeekdays.map((day) => weekdayNames[day] ?? ''),
    ...area.closedDates.map(formatUsDate),
  ]
  return [
    isNamed && name,
    zipRangesText(zipRanges),
    timeZone,
    depot !== standardTerms.depot && `depot ${depotNames?.get(depot) ?? depot}`,
    deliveryCents !== null && `delivery ${formatMoney(deliveryCents)}`,
    taxBasisPoints !== null && `tax ${percentText(taxBasisPoints)}`,
    leadTimeDays !== null && `lead time ${daysText(leadTimeDays)}`,
    cutOffHour !== standardTerms.cutOffHour && `cut-off ${cutOffHour}:00`,
    ...windowWords(area),
    closed.length > 0 && `closed ${closed.join(', ')}`,
  ]
    .filter((part) => part !== false)
    .join(' · ')
}

function windowWords({ windows }: ServiceArea): string[] {
  return visitKinds.flatMap((kind) =>
    visitWindows.flatMap((window) => {
      const visits = windows[kind][window]
      return visits === null ? [] : [`${kind} ${windowLabel(kind, window)}: ${visits}`]
    }),
  )
}
