import { addDays, dateInZone, leastRentalDays, type CalendarDate } from '@trivet/core/dates'
import { signedPercent } from '@trivet/core/pricing'
import { percentOn, rulesIn, type ShopSettings } from '@trivet/core/settings'
import { cn } from '@trivet/ui/cn'
import { SelectField } from '@trivet/ui/select-field'
import { useState } from 'react'
import { monthsBetween, weekdays, type Month } from '../../components/calendar-months.ts'
import { now } from '../../lib/clock.ts'

type DayPrice = { basisPoints: number; leastDays: number }

/** What each day of the next year costs, put away until it is asked for. */
export function PriceCalendar({ settings }: { settings: ShopSettings }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="border-t pt-4" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="cursor-pointer py-1 font-medium">What each day costs, the next 12 months</summary>
      {isOpen && <Year settings={settings} />}
    </details>
  )
}

function Year({ settings }: { settings: ShopSettings }) {
  const [areaId, setAreaId] = useState('')
  const area = settings.serviceAreas.find(({ id }) => id === areaId) ?? null
  const today = dateInZone(now(), area?.timeZone ?? settings.timeZone)
  const { priceRules } = settings
  const [seasons, minimumDays] = [rulesIn(area, priceRules.seasons), rulesIn(area, priceRules.minimumDays)]
  const priceOf = (day: CalendarDate): DayPrice => ({
    basisPoints: percentOn(day, seasons),
    leastDays: leastRentalDays(day, minimumDays),
  })
  return (
    <div className="mt-3 flex flex-col gap-4">
      <SelectField
        label="Where"
        fieldClassName="max-w-xs"
        options={[
          { value: '', label: 'Before a place is known' },
          ...settings.serviceAreas.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={areaId}
        onChange={(event) => setAreaId(event.target.value)}
      />
      <p className="text-muted-foreground">
        Against an ordinary day: filled days are dearer, framed ones cheaper. A dashed edge marks delivery
        days with minimum days.
      </p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] items-start gap-6">
        {monthsBetween(today, addDays(today, 364)).map((month) => (
          <MonthTable key={month.key} month={month} priceOf={priceOf} />
        ))}
      </div>
    </div>
  )
}

function MonthTable({ month, priceOf }: { month: Month; priceOf: (day: CalendarDate) => DayPrice }) {
  return (
    <table className="w-full table-fixed border-collapse text-center tabular-nums">
      <caption className="mb-1 text-left font-medium">{month.label}</caption>
      <thead className="sr-only">
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {month.weeks.map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, index) => (
              <td key={day ?? weekdays[index]} className="p-0.5">
                {day && <DayCell day={day} {...priceOf(day)} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DayCell({ day, basisPoints, leastDays }: DayPrice & { day: CalendarDate }) {
  const percent = basisPoints === 0 ? '' : signedPercent(basisPoints)
  return (
    <span
      className={cn(
        'flex min-h-9 flex-col items-center justify-center rounded-cloth border border-transparent leading-tight',
        basisPoints > 0 && 'bg-badge-warning-fill text-badge-warning',
        basisPoints < 0 && 'border-badge-success text-badge-success',
        leastDays > 1 && 'border-dashed border-input',
      )}
    >
      <span>
        {Number(day.slice(8))}
        {leastDays > 1 && <span className="sr-only"> at least {leastDays} days</span>}
      </span>
      {percent && <span className="text-[0.6875rem]">{percent}</span>}
    </span>
  )
}
