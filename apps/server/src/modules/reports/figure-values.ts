import { toDecimal } from '@trivet/core/money'
import { figureOf, figureOfParts, ruleOf, sumsOf, type Figure, type ReportKind } from '@trivet/core/reports'
import type { CsvCell } from '../../platform/csv.ts'

/** How much of a kind, as core makes figures of. */
export type Counted = { kind: ReportKind; amount: number }

/** A figure as it goes over the wire: money with two decimals. */
export function wireValue(figure: Figure, value: number): number {
  return ruleOf(figure).unit === 'money' ? toDecimal(value) : value
}

/** The same in a file. */
export function fileValue(figure: Figure, value: number): CsvCell {
  return ruleOf(figure).unit === 'money' ? { cents: value } : value
}

/** The part that one order has of a figure, or the sum of many: of what they count for. */
export function partOf(figure: Figure, counted: readonly Counted[]): number {
  return figureOf(figureOfParts(figure), sumsOf(counted))
}
