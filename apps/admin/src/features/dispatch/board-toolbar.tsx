import { isCalendarDate } from '@trivet/core/dates'
import { Button } from '@trivet/ui/button'
import { cn } from '@trivet/ui/cn'
import { SelectField } from '@trivet/ui/select-field'
import { TextField } from '@trivet/ui/text-field'
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react'
import { Link } from 'react-router'
import { openFile } from '../../lib/open-file.ts'
import { Allowed } from '../../components/allowed.tsx'
import { boardViews, stepDay, titleOf } from './board-range.ts'
import { packingListsAddress, routeSheetAddress } from '../../lib/document-addresses.ts'
import type { Board } from './use-board.ts'

const viewNames = { day: 'Day', week: 'Week', month: 'Month' } as const

/** Which days, which area, and the way on and back. */
export function BoardToolbar({ board, areas }: { board: Board; areas: readonly string[] }) {
  const { view, day, area } = board
  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-4 gap-y-3">
      <nav aria-label="View" className="flex overflow-hidden rounded-tool border border-input">
        {boardViews.map((one) => (
          <Link
            key={one}
            to={board.hrefFor({ view: one })}
            aria-current={one === view ? 'true' : undefined}
            className={cn(
              'flex min-h-11 items-center px-4 font-medium hover:bg-muted lg:min-h-9',
              one === view && 'bg-secondary',
            )}
          >
            {viewNames[one]}
          </Link>
        ))}
      </nav>
      <div className="flex items-center gap-1">
        <Step board={board} direction={-1} />
        <Button variant="secondary" size="sm" onClick={() => board.show({ day: board.today })}>
          Today
        </Button>
        <Step board={board} direction={1} />
      </div>
      <h2 aria-live="polite" className="min-h-9 content-center text-lead font-semibold tabular-nums">
        {titleOf(view, day)}
      </h2>
      <div className="flex flex-wrap items-end gap-3 max-sm:w-full sm:ml-auto">
        <TextField
          type="date"
          label="Go to day"
          value={day}
          onChange={({ target }) => isCalendarDate(target.value) && board.show({ day: target.value })}
        />
        <SelectField
          label="Service area"
          value={area}
          onChange={({ target }) => board.show({ area: target.value })}
          options={[
            { value: '', label: 'All areas' },
            // an area of an old link that is no longer served can be seen, and left
            ...(area && !areas.includes(area) ? [area, ...areas] : areas).map((name) => ({
              value: name,
              label: name,
            })),
          ]}
        />
        <Button variant="secondary" onClick={() => void openFile(routeSheetAddress(day, area))}>
          <Printer aria-hidden strokeWidth={1.75} />
          Route sheet
        </Button>
        <Allowed permission="warehouse">
          <Button variant="secondary" onClick={() => void openFile(packingListsAddress(day, { area }))}>
            <Printer aria-hidden strokeWidth={1.75} />
            Packing lists
          </Button>
        </Allowed>
      </div>
    </div>
  )
}

function Step({ board, direction }: { board: Board; direction: 1 | -1 }) {
  const Icon = direction === 1 ? ChevronRight : ChevronLeft
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={`${direction === 1 ? 'Next' : 'Previous'} ${board.view}`}
      onClick={() => board.show({ day: stepDay(board.view, board.day, direction) })}
    >
      <Icon aria-hidden strokeWidth={1.75} />
    </Button>
  )
}
