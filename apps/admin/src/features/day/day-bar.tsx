import { stopsLoadFailed } from '@trivet/core/copy/dispatch'
import { Button } from '@trivet/ui/button'
import { SelectField } from '@trivet/ui/select-field'
import { Instant } from '../../components/instant.tsx'
import { isUnanswered, messageOf } from '../../lib/trpc.ts'
import type { KeptDay } from './day-store.ts'

type DayBarProps = {
  day: KeptDay
  /** Why the day could not be loaded anew. */
  error: unknown
  isFetching: boolean
  onReload: () => void
  onChooseArea: (area: string) => void
}

/** Which stops are shown, and how old they are. */
export function DayBar({ day, error, isFetching, onReload, onChooseArea }: DayBarProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <SelectField
        label="Area"
        fieldClassName="min-w-48 flex-1"
        value={day.area}
        onChange={({ target }) => onChooseArea(target.value)}
      >
        <option value="">All areas</option>
        {day.areas.map((area) => (
          <option key={area}>{area}</option>
        ))}
      </SelectField>
      <Button variant="secondary" loading={isFetching} loadingText="Loading…" onClick={onReload}>
        Load again
      </Button>
      <p role="status" className="w-full text-small text-muted-foreground">
        {error !== null && !isFetching && (
          <span className="block">
            {isUnanswered(error) ? 'No network.' : messageOf(error, stopsLoadFailed)}
          </span>
        )}
        As of <Instant at={day.readAt} />
      </p>
    </div>
  )
}
