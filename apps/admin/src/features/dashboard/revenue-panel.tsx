import { formatMoney, revenueRanges, toCents, type Dashboard, type RevenueRange } from '@trivet/core'
import { Button } from '@trivet/ui/button'
import { Skeleton } from '@trivet/ui/skeleton'
import { lazy, Suspense, useState } from 'react'
import { Panel } from '../../components/panel.tsx'
import { periodText } from './period-words.ts'
import { RevenueTable } from './revenue-table.tsx'

const RevenueBars = lazy(() =>
  import('./revenue-bars.tsx').then((module) => ({ default: module.RevenueBars })),
)

const rangeLabels = {
  '7d': '7 days',
  '30d': '30 days',
  '90d': '90 days',
  '12m': '12 months',
} as const satisfies Record<RevenueRange, string>

type RevenuePanelProps = {
  overTime: Dashboard['overTime']
  range: RevenueRange
  onChoose: (range: RevenueRange) => void
  isLoading: boolean
}

/** Revenue over time, as bars or as a table. */
export function RevenuePanel({ overTime, range, onChoose, isLoading }: RevenuePanelProps) {
  const [isTable, setIsTable] = useState(false)
  const { points, revenue, received, refunded } = overTime
  return (
    <Panel title="Revenue over time">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div>
          <p className="font-mono text-h3 tabular-nums">{money(revenue)}</p>
          <p className="text-muted-foreground">
            {money(received)} paid less {money(refunded)} refunded, each on its day in Los Angeles
          </p>
        </div>
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          <div role="group" aria-label="Range" className="flex flex-wrap gap-1">
            {revenueRanges.map((one) => (
              <Choice key={one} isChosen={one === range} onChoose={() => onChoose(one)}>
                {rangeLabels[one]}
              </Choice>
            ))}
          </div>
          <div role="group" aria-label="Show as" className="flex gap-1">
            <Choice isChosen={!isTable} onChoose={() => setIsTable(false)}>
              Chart
            </Choice>
            <Choice isChosen={isTable} onChoose={() => setIsTable(true)}>
              Table
            </Choice>
          </div>
        </div>
      </div>
      <div aria-busy={isLoading} className="transition-opacity aria-busy:opacity-60">
        {isTable ? (
          <RevenueTable points={points} />
        ) : received === 0 && refunded === 0 ? (
          <p className="weave flex h-75 items-center justify-center rounded-cloth border p-6 text-center text-muted-foreground">
            Nothing was paid in this time.
          </p>
        ) : (
          <figure role="img" aria-label={`Bar chart of revenue. ${summaryOf(points)}`}>
            <Suspense fallback={<Skeleton className="h-75" />}>
              <RevenueBars points={points} />
            </Suspense>
          </figure>
        )}
      </div>
    </Panel>
  )
}

type ChoiceProps = { isChosen: boolean; onChoose: () => void; children: string }

function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <Button
      size="sm"
      variant={isChosen ? 'primary' : 'secondary'}
      className="px-3"
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      {children}
    </Button>
  )
}

function summaryOf(points: Dashboard['overTime']['points']): string {
  const best = points.reduce((top, one) => (one.revenue > top.revenue ? one : top))
  const last = points.at(-1) ?? best
  return `Most on ${periodText(best.period)} with ${money(best.revenue)}; ${periodText(last.period)} so far ${money(last.revenue)}.`
}

function money(amount: number): string {
  return formatMoney(toCents(amount))
}
