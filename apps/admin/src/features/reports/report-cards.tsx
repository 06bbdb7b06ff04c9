import { figureText, figureWords, reportWords } from '@trivet/core/copy/reports'
import type { Figure } from '@trivet/core/reports'
import { Card } from '@trivet/ui/card'
import type { ReactNode } from 'react'
import { FigureLink } from './figure-link.tsx'
import { ordersBehindPath, type ReportAnswer } from './report-address.ts'
import { placesOf } from './report-places.ts'

/** The lines of a report where there is no room for a table, and their total after them. */
export function ReportCards({ report }: { report: ReportAnswer }) {
  const { figures, lines, totals } = report
  return (
    <ul aria-label={reportWords[report.report].title} className="grid gap-3 sm:grid-cols-2">
      {lines.map((line) => {
        const places = placesOf(line)
        return (
          <LineCard key={`${line.from} ${places.join(' ')}`} places={places}>
            {line.values.some((value) => value !== 0) ? (
              <Figures figures={figures}>
                {(figure, n) => (
                  <FigureLink
                    figure={figure}
                    value={line.values[n] ?? 0}
                    to={ordersBehindPath(figure, line)}
                    of={places.join(', ')}
                  />
                )}
              </Figures>
            ) : (
              <p className="text-muted-foreground">Nothing was counted.</p>
            )}
          </LineCard>
        )
      })}
      <LineCard places={['Total']} isTotal>
        <Figures figures={figures}>{(figure, n) => figureText(figure, totals[n] ?? 0)}</Figures>
      </LineCard>
    </ul>
  )
}

type LineCardProps = { places: readonly string[]; isTotal?: boolean; children: ReactNode }

function LineCard({ places: [first, ...others], isTotal = false, children }: LineCardProps) {
  return (
    <Card render={<li />} className={isTotal ? 'min-w-0 bg-muted p-4 font-semibold' : 'min-w-0 p-4'}>
      <p className="mb-2 break-words">
        <span className="font-medium">{first}</span>
        {others.length > 0 && <span className="text-muted-foreground">, {others.join(', ')}</span>}
      </p>
      {children}
    </Card>
  )
}

type FiguresProps = { figures: readonly Figure[]; children: (figure: Figure, n: number) => ReactNode }

function Figures({ figures, children }: FiguresProps) {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
      {figures.map((figure, n) => (
        <div key={figure} className="contents">
          <dt className="text-muted-foreground">{figureWords[figure].label}</dt>
          <dd className="text-right font-mono tabular-nums">{children(figure, n)}</dd>
        </div>
      ))}
    </dl>
  )
}
