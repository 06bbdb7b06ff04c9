import { formatterByZone } from '../../dates/formatter-by-zone.ts'
import { hourOfDay, startOfDay } from '../../dates/instants.ts'
import type { CalendarDate } from '../../dates/calendar-date.ts'

const millisecondsPerHour = 3_600_000

/** Dates may be changed until so many hours before the delivery day begins: docs/policy.md#date-changes. */
export const dateChangeNoticeHours = 48

/** A rental may be extended until so many hours before the pickup day begins: docs/policy.md#extensions. */
export const extensionNoticeHours = 24

/**
 * The last instant that is still so many hours before a day begins at a place; that instant itself is in time. Hours
 * are hours: in the week of a clock change the deadline is an hour away from midnight.
 */
export function noticeDeadline(day: CalendarDate, hours: number, timeZone: string): Date {
  return new Date(startOfDay(day, timeZone).getTime() - hours * millisecondsPerHour)
}

const minute = 60_000

/** Whose clock a time is told on, and what people call the place. */
export type PlaceClock = { timeZone: string; city?: string | null | undefined }

/**
 * 'Wed, Dec 16, 11:59 pm in Austin': the last minute of a deadline on the clock of a place, or 'CST' where its city is
 * not known. Midnight is told as the minute before it, because a day that begins then is read as a day that is still
 * open. See docs/policy.md#deadlines.
 */
export function formatDeadline(instant: Date, place: PlaceClock): string {
  const isMidnight = wallTime(instant, place.timeZone).endsWith(', 12:00 am')
  return formatMoment(isMidnight ? new Date(instant.getTime() - minute) : instant, place)
}

/** 'Thu, Dec 17, 12:00 am in Austin': when something was, on the clock of a place. */
export function formatMoment(instant: Date, { timeZone, city }: PlaceClock): string {
  const time = wallTime(instant, timeZone)
  // in the night in which clocks go back an hour comes twice
  const isTwice = [-60, -30, 30, 60].some(
    (minutes) => wallTime(new Date(instant.getTime() + minutes * minute), timeZone) === time,
  )
  const zone = isTwice || !city ? ` ${zoneName(instant, timeZone)}` : ''
  return `${time}${zone}${city ? ` in ${city}` : ''}`
}

const timeOfDay = formatterByZone({ hour: 'numeric', minute: '2-digit' })

/** '12:04 pm', on the clock of a place. */
export function formatTime(instant: Date, timeZone: string): string {
  return inOurWriting(timeOfDay(timeZone).format(instant))
}

/** 'in Austin': whose clock the hours of a day are told on, or 'CST' where its city is not known. */
export function clockName(day: CalendarDate, { timeZone, city }: PlaceClock): string {
  return city ? `in ${city}` : zoneName(hourOfDay(day, 12, timeZone), timeZone)
}

const timeOnWall = formatterByZone({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

function wallTime(instant: Date, timeZone: string): string {
  return inOurWriting(timeOnWall(timeZone).format(instant))
}

// some engines put a narrow space before AM, and some write "at" before the hour
function inOurWriting(time: string): string {
  return time
    .replace(/\u202f/g, ' ')
    .replace(' at ', ', ')
    .replace(/[AP]M$/, (half) => half.toLowerCase())
}

const nameOfZone = formatterByZone({ timeZoneName: 'short' })

function zoneName(instant: Date, timeZone: string): string {
  const parts = nameOfZone(timeZone).formatToParts(instant)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
