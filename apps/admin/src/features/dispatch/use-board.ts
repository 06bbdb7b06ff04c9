import { dateInZone, isCalendarDate, type CalendarDate } from '@trivet/core/dates'
import { useSearchParams } from 'react-router'
import { now } from '../../lib/clock.ts'
import { useShopTimeZone } from '../../lib/shop-time-zone.ts'
import { boardViews, rangeOf, type BoardView } from './board-range.ts'

export type Board = ReturnType<typeof useBoard>

/** Which days and which area the board shows, kept in the address: it can be shared, reloaded and gone back to. */
export function useBoard() {
  const [query, setQuery] = useSearchParams()
  const today = dateInZone(now(), useShopTimeZone())
  const asked = query.get('day')
  const view = boardViews.find((one) => one === query.get('view')) ?? 'week'
  const day: CalendarDate = isCalendarDate(asked) ? asked : today
  const area = query.get('area') ?? ''

  function searchOf(values: { view?: BoardView; day?: CalendarDate; area?: string }): URLSearchParams {
    const next = new URLSearchParams(query)
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    return next
  }

  const range = rangeOf(view, day)
  return {
    view,
    day,
    area,
    range,
    /** By the clock of the shop. */
    today,
    /** What the server is asked for. */
    input: { ...range, ...(area && { area }) },
    show: (values: Parameters<typeof searchOf>[0]) =>
      setQuery(searchOf(values), { preventScrollReset: true }),
    hrefFor: (values: Parameters<typeof searchOf>[0]) => `?${searchOf(values)}`,
  }
}
