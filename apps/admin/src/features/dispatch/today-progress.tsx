import type { VisitList } from '@trivet/core/contract/dispatch'
import { visitNames } from '@trivet/core/copy/dispatch'
import { visitKinds } from '@trivet/core/dispatch'
import { VisitIcon } from './visit-marks.tsx'
import type { Board } from './use-board.ts'

/** How far today is, each visit by the day at its place, while the board shows today. */
export function TodayProgress({ board, list }: { board: Board; list: VisitList }) {
  const { from, to } = board.range
  if (board.today < from || board.today > to) return null
  return (
    <dl className="mb-4 grid gap-3 sm:grid-cols-2">
      {visitKinds.map((kind) => {
        const count = list.dueToday.find((due) => due.kind === kind)
        const { total, done } = count ?? { total: 0, done: 0 }
        const name = `${visitNames[kind]}: ${done} of ${total} done today`
        return (
          <div key={kind} className="rounded-cloth border bg-card p-3">
            <dt className="flex items-center gap-2 text-muted-foreground">
              <VisitIcon kind={kind} />
              {kind === 'delivery' ? 'Deliveries today' : 'Pickups today'}
            </dt>
            <dd className="mt-1 flex items-center gap-3 font-semibold tabular-nums">
              <span className="whitespace-nowrap">
                {done} of {total} done
              </span>
              <span
                role="progressbar"
                aria-label={name}
                aria-valuemin={0}
                aria-valuemax={total}
                aria-valuenow={done}
                className="h-2 w-full overflow-hidden rounded-tool border border-input bg-muted"
              >
                <span
                  className="block h-full bg-primary"
                  style={{ width: `${(100 * done) / Math.max(1, total)}%` }}
                />
              </span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
