import { reportInput } from '@trivet/core/contract/reports'
import { rangeLabels } from '@trivet/core/copy/reports'
import { reportRanges, type Report } from '@trivet/core/reports'
import { isCalendarDate } from '@trivet/core/dates'
import { Button } from '@trivet/ui/button'
import { ChoiceButton } from '@trivet/ui/choice-button'
import { Popover, PopoverContent, PopoverTitle, PopoverTrigger } from '@trivet/ui/popover'
import { TextField } from '@trivet/ui/text-field'
import { CalendarRange } from 'lucide-react'
import { useState } from 'react'
import * as reportsCopy from '@trivet/core/copy/reports'
import { formatPeriod } from '../../lib/dates.ts'
import type { AskedDays } from './report-address.ts'

type ReportDaysProps = { report: Report; asked: AskedDays; onChange: (asked: AskedDays) => void }

/** Which days a report is of. */
export function ReportDays({ report, asked, onChange }: ReportDaysProps) {
  return (
    <div role="group" aria-label="Days" className="flex flex-wrap gap-1">
      {reportRanges.map((range) => (
        <ChoiceButton
          key={range}
          isChosen={asked.range === range}
          onChoose={() => onChange({ range })}
          className="px-3"
        >
          {rangeLabels[range]}
        </ChoiceButton>
      ))}
      <OwnDays key={`${asked.from} ${asked.to}`} report={report} asked={asked} onChange={onChange} />
    </div>
  )
}

function OwnDays({ report, asked, onChange }: ReportDaysProps) {
  const [from, setFrom] = useState<string>(asked.from ?? '')
  const [to, setTo] = useState<string>(asked.to ?? '')
  const [error, setError] = useState<string>()
  const isChosen = asked.from && asked.to
  function show(event: React.FormEvent) {
    event.preventDefault()
    if (!isCalendarDate(from) || !isCalendarDate(to)) return setError(reportsCopy.rangeInvalid)
    const read = reportInput.safeParse({ report, from, to })
    if (!read.success) return setError(read.error.issues[0]?.message)
    onChange({ from, to })
  }
  return (
    <Popover>
      <PopoverTrigger
        render={<Button size="sm" variant={isChosen ? 'primary' : 'secondary'} className="px-3" />}
      >
        <CalendarRange aria-hidden strokeWidth={1.75} />
        {asked.from && asked.to ? formatPeriod(asked.from, asked.to) : 'Other days'}
      </PopoverTrigger>
      <PopoverContent className="w-80">
        <PopoverTitle className="mb-3">Other days</PopoverTitle>
        <form onSubmit={show} noValidate className="grid gap-3">
          <TextField
            type="date"
            label="First day"
            value={from}
            error={error}
            onChange={(event) => {
              setFrom(event.target.value)
              setError(undefined)
            }}
          />
          <TextField
            type="date"
            label="Last day"
            value={to}
            onChange={(event) => {
              setTo(event.target.value)
              setError(undefined)
            }}
          />
          <Button type="submit" size="sm">
            Show
          </Button>
        </form>
      </PopoverContent>
    </Popover>
  )
}
