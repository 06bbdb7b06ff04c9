/** A calendar day as text, '2027-06-03'. It has no time and no zone, so it never slips to the day before. */
export type Day = string

const msPerDay = 86_400_000

/** Local noon: no clock change comes near it. For the calendar widget only. */
export function toLocalNoon(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12)
}

export function fromLocalDate(date: Date): Day {
  return toText(date.getFullYear(), date.getMonth() + 1, date.getDate())
}

export function dayOfMonth(date: Date): string {
  return String(date.getDate())
}

/** Reads MM/dd/yyyy, also without leading zeros or slashes; null when there is no such day. */
export function parseTypedDay(text: string): Day | null {
  const match = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$|^(\d{2})(\d{2})(\d{4})$/.exec(text.trim())
  if (!match) return null
  const [month, date, year] = match.slice(1).filter(Boolean).map(Number)
  if (!month || !date || !year) return null
  const day = toText(year, month, date)
  return new Date(utc(day)).toISOString().startsWith(day) ? day : null
}

export function formatTypedDay(day: Day): string {
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}

export function addDays(day: Day, count: number): Day {
  return new Date(utc(day) + count * msPerDay).toISOString().slice(0, 10)
}

export function daysBetween(first: Day, last: Day): number {
  return Math.round((utc(last) - utc(first)) / msPerDay)
}

/** Months from the first day's month to the last day's, both counted. */
export function countMonths(first: Day, last: Day): number {
  const [firstYear = 0, firstMonth = 0] = first.split('-').map(Number)
  const [lastYear = 0, lastMonth = 0] = last.split('-').map(Number)
  return (lastYear - firstYear) * 12 + lastMonth - firstMonth + 1
}

const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

// not by Intl: its first use takes a browser 22 ms, a slow phone four times that, and calendars stand on many pages
/** 'Thursday, June 3, 2027' */
export function formatLongDay(day: Day): string {
  const at = new Date(utc(day))
  const month = monthNames[at.getUTCMonth()]
  return `${weekdayNames[at.getUTCDay()]}, ${month} ${at.getUTCDate()}, ${at.getUTCFullYear()}`
}

/** 'Jun 3' */
export function formatShortDay(day: Day): string {
  const at = new Date(utc(day))
  return `${monthNames[at.getUTCMonth()]?.slice(0, 3)} ${at.getUTCDate()}`
}

function utc(day: Day): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return Date.UTC(year, month - 1, date)
}

function toText(year: number, month: number, date: number): Day {
  return [String(year).padStart(4, '0'), pad(month), pad(date)].join('-')
}

function pad(part: number): string {
  return String(part).padStart(2, '0')
}
