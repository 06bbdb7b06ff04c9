const day = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
})
const month = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', year: 'numeric' })
const shortDay = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' })
const shortMonth = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short' })

/** '2026-12-01' → 'Dec 1, 2026'; the month '2026-12' → 'Dec 2026'. */
export function periodText(period: string): string {
  return (isMonth(period) ? month : day).format(Date.parse(period))
}

/** For an axis; January carries its year. */
export function shortPeriod(period: string): string {
  if (!isMonth(period)) return shortDay.format(Date.parse(period))
  return period.endsWith('-01') ? periodText(period) : shortMonth.format(Date.parse(period))
}

function isMonth(period: string): boolean {
  return period.length === 7
}
