import { addDays, type CalendarDate } from '../dates/calendar-date.ts'

const mostRuns = 4

const format = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
})

/** Days in order, in words: "Dec 10, 2026 – Dec 12, 2026, Dec 20, 2026". Of very many only the first stretches. */
export function dayRuns(days: readonly CalendarDate[]): string {
  const runs: { first: CalendarDate; last: CalendarDate }[] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run && addDays(run.last, 1) === day) run.last = day
    else runs.push({ first: day, last: day })
  }
  const shown = runs.slice(0, mostRuns).map(({ first, last }) => {
    return first === last ? dayText(first) : `${dayText(first)} – ${dayText(last)}`
  })
  return runs.length > mostRuns ? `${shown.join(', ')} and later` : shown.join(', ')
}

function dayText(day: CalendarDate): string {
  return format.format(new Date(`${day}T00:00:00Z`))
}
