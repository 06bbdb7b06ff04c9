import { addDays, calendarDate, type CalendarDate } from '@trivet/core/dates'

export type Month = { key: string; label: string; weeks: (CalendarDate | null)[][] }

const monthName = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' })
const dayName = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
})

export const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

const midnight = (day: CalendarDate) => new Date(`${day}T00:00:00Z`)

/** 'Thursday, December 10' */
export function dayLabel(day: CalendarDate): string {
  return dayName.format(midnight(day))
}

/** The months from the first day to the last, week by week from Sunday; null where another month's day would be. */
export function monthsBetween(firstDay: CalendarDate, lastDay: CalendarDate): Month[] {
  const months: Month[] = []
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) {
    const key = day.slice(0, 7)
    let month = months.at(-1)
    if (month?.key !== key) {
      month = { key, label: monthName.format(midnight(day)), weeks: [] }
      months.push(month)
    }
    const weekday = midnight(day).getUTCDay()
    if (month.weeks.length === 0 || weekday === 0) month.weeks.push(Array.from({ length: 7 }, () => null))
    const week = month.weeks.at(-1)
    if (week) week[weekday] = day
  }
  return months
}

/** The same number of months earlier or later: '2026-11' and 3 make '2027-02'. */
export function monthAfter(day: CalendarDate, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const counted = year * 12 + month - 1 + months
  return calendarDate(`${Math.floor(counted / 12)}-${String((counted % 12) + 1).padStart(2, '0')}-01`).slice(
    0,
    7,
  )
}
