import { figureText, figureWords } from '@trivet/core/copy/reports'
import { formatPeriod } from '../../lib/dates.ts'
import { cityOf } from '../../lib/shop-time-zone.ts'
import { FigureLink } from './figure-link.tsx'
import { changeText } from './change-text.ts'
import { ordersBehindPath, type ReportAnswer } from './report-address.ts'

/** What the days came to, beside the period before. */
export function ReportTotals({ report }: { report: ReportAnswer }) {
  const { figures, totals, totalsBefore, before } = report
  const days = formatPeriod(report.from, report.to)
  return (
    <section aria-label="Totals">
      <dl className="grid grid-cols-2 overflow-hidden rounded-cloth border bg-card sm:grid-cols-3 xl:grid-cols-5">
        {figures.map((figure, n) => {
          const [value = 0, was = 0] = [totals[n], totalsBefore[n]]
          return (
            <div key={figure} className="-mr-px -mb-px min-w-0 border-r border-b p-3 md:p-4">
              <dt className="text-muted-foreground">{figureWords[figure].label}</dt>
              <dd className="font-mono text-lead break-words tabular-nums">
                <FigureLink figure={figure} value={value} to={ordersBehindPath(figure, report)} of={days} />
              </dd>
              <dd className="text-caption text-muted-foreground">
                {changeText(figure, value, was)}
                {value !== was && `, was ${figureText(figure, was)}`}
              </dd>
            </div>
          )
        })}
      </dl>
      <p className="mt-2 text-caption text-muted-foreground">
        {days}, beside {formatPeriod(before.from, before.to)}. Days are those of {cityOf(report.timeZone)}.
      </p>
    </section>
  )
}
