import type { ReportLineOutput } from '@trivet/core/contract/reports'
import { figureText, figureWords, reportWords } from '@trivet/core/copy/reports'
import { reportRule, type ReportLine } from '@trivet/core/reports'
import { Table, TableBody, TableCaption, TableCell, TableHead, TableHeader, TableRow } from '@trivet/ui/table'
import { useIsWide } from '../../lib/use-is-wide.ts'
import { FigureLink } from './figure-link.tsx'
import { ordersBehindPath, type ReportAnswer } from './report-address.ts'
import { ReportCards } from './report-cards.tsx'
import { placesOf } from './report-places.ts'

const heads = {
  period: ['When'],
  'month-and-area': ['Month', 'Area'],
  'product-and-depot': ['Product', 'Depot'],
  host: ['Host'],
} as const satisfies Record<ReportLine, readonly string[]>

const figureCell = 'text-right font-mono whitespace-nowrap tabular-nums'

/** Every line of the report, each figure with the orders it counts, and what they add up to; a card each where there is no room. */
export function ReportTable({ report }: { report: ReportAnswer }) {
  const { lines, lineCount } = report
  const isWide = useIsWide()
  return (
    <div>
      {isWide ? <WideTable report={report} /> : <ReportCards report={report} />}
      {lineCount > lines.length && (
        <p className="mt-2 text-muted-foreground">
          The first {lines.length} of {lineCount.toLocaleString('en-US')}. The file has all of them, and so
          has the total.
        </p>
      )}
    </div>
  )
}

function WideTable({ report }: { report: ReportAnswer }) {
  const { figures, lines, totals } = report
  const places = heads[reportRule(report.report).line]
  return (
    <Table>
      <TableCaption>{reportWords[report.report].title}</TableCaption>
      <TableHeader>
        <TableRow>
          {places.map((place) => (
            <TableHead key={place}>{place}</TableHead>
          ))}
          {figures.map((figure) => (
            <TableHead key={figure} className="text-right" title={figureWords[figure].means}>
              {figureWords[figure].label}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {lines.map((line) => (
          <Line key={`${line.from} ${placesOf(line).join(' ')}`} line={line} figures={figures} />
        ))}
      </TableBody>
      <tfoot className="border-t-2 bg-muted font-semibold">
        <TableRow>
          <TableHead scope="row" colSpan={places.length} className="text-foreground">
            Total
          </TableHead>
          {figures.map((figure, n) => (
            <TableCell key={figure} className={figureCell}>
              {figureText(figure, totals[n] ?? 0)}
            </TableCell>
          ))}
        </TableRow>
      </tfoot>
    </Table>
  )
}

function Line({ line, figures }: { line: ReportLineOutput } & Pick<ReportAnswer, 'figures'>) {
  const [first, ...others] = placesOf(line)
  return (
    <TableRow>
      <TableHead scope="row" className="text-foreground">
        {first}
      </TableHead>
      {others.map((place) => (
        <TableCell key={place}>{place}</TableCell>
      ))}
      {figures.map((figure, n) => (
        <TableCell key={figure} className={figureCell}>
          <FigureLink
            figure={figure}
            value={line.values[n] ?? 0}
            to={ordersBehindPath(figure, line)}
            of={placesOf(line).join(', ')}
          />
        </TableCell>
      ))}
    </TableRow>
  )
}
