import type { Readable } from 'node:stream'
import type { ReportInput, ReportLineOutput } from '@trivet/core/contract/reports'
import { figureWords } from '@trivet/core/copy/reports'
import { reportRule, type Report, type ReportLine } from '@trivet/core/reports'
import type { UserContext } from '../../api/context.ts'
import { csvStream, type CsvCell } from '../../platform/csv.ts'
import { countReport } from './count-report.ts'
import { fileValue } from './figure-values.ts'
import { inSequence, nameLines } from './name-lines.ts'

const heads = {
  period: ['When'],
  'month-and-area': ['Month', 'Area'],
  'product-and-depot': ['Product', 'Depot'],
  host: ['Host'],
} as const satisfies Record<ReportLine, readonly string[]>

/** All lines of a report and its totals, as a file. */
export function exportReport(ctx: UserContext, input: ReportInput): Readable {
  const { line, figures } = reportRule(input.report)
  const header = [...heads[line], ...figures.map((figure) => figureWords[figure].label)]
  return csvStream(header, linesOf(ctx, input))
}

async function* linesOf(ctx: UserContext, input: ReportInput): AsyncGenerator<CsvCell[]> {
  const { report } = input
  const { lines, totals } = await countReport(ctx, input)
  const written = inSequence(report, lines)
  const named = await nameLines(ctx, report, written)
  for (const [n, line] of named.entries()) {
    yield [...placeOf(report, line), ...cellsOf(report, written[n]?.values ?? [])]
  }
  const [, ...others] = heads[reportRule(report).line]
  yield ['Total', ...others.map(() => ''), ...cellsOf(report, totals)]
}

function placeOf(report: Report, { period, area, product, depot, host }: ReportLineOutput): string[] {
  const places = {
    period: [period],
    'month-and-area': [period, area?.name],
    'product-and-depot': [product?.name, depot?.name],
    host: [host?.name],
  }
  return places[reportRule(report).line].map((text) => text ?? '')
}

function cellsOf(report: Report, values: readonly number[]): CsvCell[] {
  return reportRule(report).figures.map((figure, n) => fileValue(figure, values[n] ?? 0))
}
