import { formatterByZone } from './formatter-by-zone.ts'
import { monthNames, weekdayNames } from './names.ts'

/** A day such as '2026-12-24': no time, no zone. Sorts and compares as text. */
export type CalendarDate = string & { readonly brand: 'CalendarDate' }

const millisecondsPerDay = 86_400_000
const firstYear = 2000
const lastYear = 2100

/** True for a real day, written YYYY-MM-DD, of the years 2000 to 2100. */
export function isCalendarDate(text: unknown): text is CalendarDate {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const year = Number(text.slice(0, 4))
  if (year < firstYear || year > lastYear) return false
  const midnight = Date.parse(`${text}T00:00:00Z`)
  // some engines roll 30 February over to March
  return !Number.isNaN(midnight) && textOf(midnight) === text
}

/**
 * Asserts that a text is a real day.
 * @throws RangeError when it is not: another form, 30 February, or a year before 2000 or after 2100.
 */
export function calendarDate(text: string): CalendarDate {
  if (!isCalendarDate(text)) throw new RangeError(`${text} is not a calendar date`)
  return text
}

/** @throws RangeError when that day lies outside the years 2000 to 2100. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const text = textOf(midnightOf(date) + days * millisecondsPerDay)
  const year = Number(text.slice(0, 4))
  const isNear = year >= firstYear && year <= lastYear
  if (!isNear) throw new RangeError(`${text} is not a calendar date`)
  return text as CalendarDate
}

/** Days from a to b: 1 July to 8 July is 7, whatever the clocks do in between. */
export function daysBetween(a: CalendarDate, b: CalendarDate): number {
  return (midnightOf(b) - midnightOf(a)) / millisecondsPerDay
}

/** 0 is Sunday. */
export function dayOfWeek(date: CalendarDate): number {
  return new Date(midnightOf(date)).getUTCDay()
}

/** Every day from first to last, both included; none when last is before first. */
export function eachDay(first: CalendarDate, last: CalendarDate): CalendarDate[] {
  const start = midnightOf(first)
  const length = Math.max(0, daysBetween(first, last) + 1)
  // between two real days there are real days alone; asking each again was a tenth of what a calendar costs
  return Array.from({ length }, (_, index) => textOf(start + index * millisecondsPerDay) as CalendarDate)
}

/**
 * The day a clock on the wall of that zone shows at an instant.
 * @throws RangeError when that day lies outside the years 2000 to 2100, or there is no such zone.
 */
export function dateInZone(instant: Date, timeZone: string): CalendarDate {
  return calendarDate(wallDate(instant, timeZone))
}

/** Reads what a person types as MM/dd/yyyy; null when that is no day. */
export function parseUsDate(text: string): CalendarDate | null {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? []
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDate(date) ? date : null
}

/** '2026-12-01' → '12/01/2026'. */
export function formatUsDate(date: CalendarDate): string {
  return `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`
}

// not by Intl: its first use takes a browser 22 ms, a slow phone four times that, and every page loads this
/** '2026-12-01' → 'Tue, Dec 1'. */
export function formatDay(date: CalendarDate): string {
  const at = new Date(midnightOf(date))
  return `${weekdayNames[at.getUTCDay()]}, ${monthNames[at.getUTCMonth()]} ${at.getUTCDate()}`
}

/** In milliseconds, as UTC has it. */
export function midnightOf(date: CalendarDate): number {
  return Date.parse(`${date}T00:00:00Z`)
}

function textOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10)
}

/** As much of it as is needed here: not every browser has it yet, nor Node before 26. */
type Temporal = {
  Instant: {
    fromEpochMilliseconds(milliseconds: number): {
      toZonedDateTimeISO(timeZone: string): { toPlainDate(): { toString(): string } }
    }
  }
}

const dateOnWall = formatterByZone({
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The date on the wall of a zone, in any year. */
export function wallDate(instant: Date, timeZone: string): string {
  const { Temporal } = globalThis as { Temporal?: Temporal }
  // to get ready for it takes a browser a millisecond, for Intl 23
  if (Temporal) {
    const zoned = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone)
    return zoned.toPlainDate().toString()
  }
  const [month = '', day = '', year = ''] = dateOnWall(timeZone).format(instant).split('/')
  return `${year.padStart(4, '0')}-${month}-${day}`
}
