import { figureText, figureWords } from '@trivet/core/copy/reports'
import { reportRule, ruleOf } from '@trivet/core/reports'
import { BarFigure, NoBars } from '@trivet/ui/bar-figure'
import { periodText, shortPeriod } from '../../lib/period-words.ts'

import type { ReportAnswer } from './report-address.ts'

/** The report's first question as bars; the table has the rest. */
export function ReportChart({ report: { report, points } }: { report: ReportAnswer }) {
  const { chart } = reportRule(report)
  const { label } = figureWords[chart]
  const text = (value: number) => figureText(chart, value)
  if (points.every(({ value }) => value === 0)) return <NoBars>Nothing was counted on these days.</NoBars>
  const best = points.reduce((top, one) => (one.value > top.value ? one : top))
  return (
    <BarFigure
      label={`Bar chart of ${label}. Most on ${periodText(best.period)} with ${text(best.value)}.`}
      points={points.map(({ period, value }) => ({
        name: shortPeriod(period),
        value,
        tip: (
          <p className="font-mono">
            {periodText(period)}: <strong>{text(value)}</strong>
          </p>
        ),
      }))}
      valueText={ruleOf(chart).unit === 'money' ? (value) => `$${value.toLocaleString('en-US')}` : text}
      nameGap={24}
    />
  )
}
