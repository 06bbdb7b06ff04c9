import type { Dashboard } from '@trivet/core/contract/dashboard'
import { revenueRanges, type RevenueRange } from '@trivet/core/dashboard'
import { formatDollars } from '@trivet/core/money'
import { BarFigure, NoBars } from '@trivet/ui/bar-figure'
import { ChartOrTable, ChoiceButton } from '@trivet/ui/choice-button'
import { useState } from 'react'
import { Panel } from '../../components/panel.tsx'
import { periodText, shortPeriod } from '../../lib/period-words.ts'
import { RevenueTable } from './revenue-table.tsx'

type OverTime = NonNullable<Dashboard['overTime']>
type Point = OverTime['points'][number]

const rangeLabels = {
  '7d': '7 days',
  '30d': '30 days',
  '90d': '90 days',
  '12m': '12 months',
} as const satisfies Record<RevenueRange, string>

type RevenuePanelProps = {
  overTime: OverTime
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
          <p className="font-mono text-h3 tabular-nums">{formatDollars(revenue)}</p>
          <p className="text-muted-foreground">
            {formatDollars(received)} paid less {formatDollars(refunded)} refunded, each on its day in Los
            Angeles
          </p>
        </div>
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          <div role="group" aria-label="Range" className="flex flex-wrap gap-1">
            {revenueRanges.map((one) => (
              <ChoiceButton
                key={one}
                isChosen={one === range}
                onChoose={() => onChoose(one)}
                className="px-3"
              >
                {rangeLabels[one]}
              </ChoiceButton>
            ))}
          </div>
          <ChartOrTable isTable={isTable} onChange={setIsTable} buttonClassName="px-3" />
        </div>
      </div>
      <div aria-busy={isLoading} className="transition-opacity aria-busy:opacity-60">
        {isTable ? (
          <RevenueTable points={points} />
        ) : received === 0 && refunded === 0 ? (
          <NoBars>Nothing was paid in this time.</NoBars>
        ) : (
          <BarFigure
            label={`Bar chart of revenue. ${summaryOf(points)}`}
            points={points.map((point) => ({
              name: shortPeriod(point.period),
              value: point.revenue,
              tip: <PointTip point={point} />,
            }))}
            valueText={(value) => `$${value.toLocaleString('en-US')}`}
            nameGap={24}
          />
        )}
      </div>
    </Panel>
  )
}

function PointTip({ point }: { point: Point }) {
  const { period, revenue, received, refunded } = point
  return (
    <>
      <p className="font-mono">
        {periodText(period)}: <strong>{formatDollars(revenue)}</strong>
      </p>
      {refunded > 0 && (
        <p className="text-muted-foreground">
          {formatDollars(received)} paid, {formatDollars(refunded)} refunded
        </p>
      )}
    </>
  )
}

function summaryOf(points: readonly Point[]): string {
  const best = points.reduce((top, one) => (one.revenue > top.revenue ? one : top))
  const last = points.at(-1) ?? best
  return `Most on ${periodText(best.period)} with ${formatDollars(best.revenue)}; ${periodText(last.period)} so far ${formatDollars(last.revenue)}.`
}
