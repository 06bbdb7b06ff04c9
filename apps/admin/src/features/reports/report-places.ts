import type { ReportLineOutput } from '@trivet/core/contract/reports'
import { periodText } from '../../lib/period-words.ts'

/** What a line of a report is about, by name: a time, an area, a product, a depot, a host. */
export function placesOf({ period, area, product, depot, host }: ReportLineOutput): string[] {
  const names = [area, product, depot, host].flatMap((thing) => (thing ? [thing.name] : []))
  return period ? [periodText(period), ...names] : names
}
