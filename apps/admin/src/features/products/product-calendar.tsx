import type { ProductCalendar } from '@trivet/core/contract/catalog'
import { addDays, type CalendarDate } from '@trivet/core/dates'
import { Button } from '@trivet/ui/button'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { Panel } from '../../components/panel.tsx'
import { AwayList } from './away-list.tsx'
import { awayOn } from './away-on.ts'
import { dayLabel, monthAfter, monthsBetween } from '../../components/calendar-months.ts'
import { HoldList } from './hold-list.tsx'
import { MonthGrid } from './month-grid.tsx'

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** Three months of one product; a day tells which orders hold it. */
export function ProductCalendarView({ calendar }: { calendar: ProductCalendar }) {
  const { fleet, today, firstDay, lastDay, days, away, holds } = calendar
  const [chosen, setChosen] = useState<CalendarDate | null>(null)
  const [active, setActive] = useState(today >= firstDay && today <= lastDay ? today : firstDay)
  const grid = useRef<HTMLDivElement>(null)
  const factsOn = new Map(days.map((facts) => [facts.date, facts]))
  const shown = chosen ? holds.filter((hold) => hold.firstDay <= chosen && hold.lastDay >= chosen) : holds

  function step(day: CalendarDate, { key }: KeyboardEvent): boolean {
    const by = steps[key]
    if (by === undefined) return false
    const next = addDays(day, by)
    if (next >= firstDay && next <= lastDay) {
      setActive(next)
      grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus()
    }
    return true
  }

  return (
    <div className="grid gap-4 lg:gap-6">
      <nav aria-label="Months" className="flex flex-wrap gap-2">
        <MonthLink month={monthAfter(firstDay, -3)}>
          <ChevronLeft aria-hidden strokeWidth={1.75} />
          Earlier
        </MonthLink>
        <MonthLink month={today.slice(0, 7)}>Today</MonthLink>
        <MonthLink month={monthAfter(firstDay, 3)}>
          Later
          <ChevronRight aria-hidden strokeWidth={1.75} />
        </MonthLink>
      </nav>
      <Panel title="Reserved of the whole stock">
        <div ref={grid} className="grid items-start gap-6 xl:grid-cols-3">
          {monthsBetween(firstDay, lastDay).map((month) => (
            <MonthGrid
              key={month.key}
              month={month}
              factsOf={(day) => ({
                reserved: factsOn.get(day)?.reserved ?? 0,
                short: factsOn.get(day)?.short ?? 0,
                away: awayOn(away, day),
                fleet,
                isToday: day === today,
              })}
              chosen={chosen}
              active={active}
              onStep={step}
              onChoose={(day) => {
                setActive(day)
                setChosen(day === chosen ? null : day)
              }}
            />
          ))}
        </div>
        <p className="mt-3 text-muted-foreground">
          With the days it is on its way and being washed. “−2” are away: out of service, late with guests or
          on the road between depots. “1 short” is promised, and not there. Choose a day to see its orders;
          arrow keys go from day to day.
        </p>
      </Panel>
      {away.length > 0 && (
        <Panel title={chosen ? `Away on ${dayLabel(chosen)}` : 'Away in these months'}>
          <AwayList away={chosen ? awayOn(away, chosen) : away} />
        </Panel>
      )}
      <Panel title={chosen ? `Orders on ${dayLabel(chosen)}` : 'Orders in these months'}>
        <HoldList holds={shown} />
      </Panel>
    </div>
  )
}

function MonthLink({ month, children }: { month: string; children: React.ReactNode }) {
  const { state } = useLocation()
  return (
    <Button variant="secondary" size="sm" render={<Link to={`?month=${month}`} state={state} />}>
      {children}
    </Button>
  )
}
