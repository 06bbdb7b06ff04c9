import type { Dashboard } from '@trivet/core/contract/dashboard'
import { addDays, type CalendarDate } from '@trivet/core/dates'

/** Where the shop is: its books have the days of this place. */
export const shopZone = 'America/Los_Angeles'

type Moment = [instant: string, bookedOn: CalendarDate]

/** Around both changes of the clocks there, each moment with the day that it belongs to. */
export const nights: Record<string, Moment[]> = {
  'clocks go forward': [
    ['2027-03-14T07:30:00Z', '2027-03-13' as CalendarDate],
    ['2027-03-14T09:30:00Z', '2027-03-14' as CalendarDate],
    ['2027-03-14T10:30:00Z', '2027-03-14' as CalendarDate],
    ['2027-03-15T06:30:00Z', '2027-03-14' as CalendarDate],
    ['2027-03-15T07:30:00Z', '2027-03-15' as CalendarDate],
  ],
  'clocks go back': [
    ['2027-11-07T06:30:00Z', '2027-11-06' as CalendarDate],
    ['2027-11-07T08:30:00Z', '2027-11-07' as CalendarDate],
    ['2027-11-07T09:30:00Z', '2027-11-07' as CalendarDate],
    ['2027-11-08T07:30:00Z', '2027-11-07' as CalendarDate],
    ['2027-11-08T08:30:00Z', '2027-11-08' as CalendarDate],
  ],
}

/** The dashboard's last seven days against what was paid on each. */
export function wrongDays(
  { today, timeZone, overTime }: Required<Dashboard>,
  paidCents: ReadonlyMap<CalendarDate, number>,
): string[] {
  const faults: string[] = []
  if (timeZone !== shopZone) faults.push(`the days are those of ${timeZone}`)
  const days = overTime.points.map(({ period }) => period)
  const wanted = Array.from({ length: 7 }, (_, index) => addDays(today, index - 6))
  if (days.join() !== wanted.join()) faults.push(`the days are ${days.join()} instead of ${wanted.join()}`)
  for (const { period, received } of overTime.points) {
    const paid = (paidCents.get(period as CalendarDate) ?? 0) / 100
    if (received !== paid) faults.push(`${period} has ${received} instead of ${paid}`)
  }
  return faults
}
