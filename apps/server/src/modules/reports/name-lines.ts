import type { ServiceArea } from '@trivet/core/address'
import { noArea, nobodyKnown } from '@trivet/core/copy/reports'
import type { FigureFilter, ReportLineOutput } from '@trivet/core/contract/reports'
import { reportRule, type Report, type WrittenLine } from '@trivet/core/reports'
import type { Context } from '../../api/context.ts'
import { wireValue } from './figure-values.ts'
import { findReportNames } from './report-names.repo.ts'

/** What stands for no area in addresses, where an empty text is not asked at all. */
export const noAreaId = 'none'

/** A report's figures as they go over the wire. */
export function toWire(report: Report, values: readonly number[]): number[] {
  return reportRule(report).figures.map((figure, n) => wireValue(figure, values[n] ?? 0))
}

/** Lines with what their things are called, periods in their sequence, all else by what it came to. */
export async function nameLines(
  { sql, settings }: Pick<Context, 'sql' | 'settings'>,
  report: Report,
  lines: readonly WrittenLine[],
): Promise<ReportLineOutput[]> {
  const { serviceAreas } = (await settings.current()).settings
  const names = await findReportNames(sql, {
    products: idsOf(lines, 'productId'),
    depots: idsOf(lines, 'depotId'),
    hosts: idsOf(lines, 'hostId'),
  })
  const named = (_id: string | null) => (_id === null ? null : { _id, name: names.get(_id) ?? nobodyKnown })
  return lines.map(({ from, to, period, area, depotId, productId, hostId, values }) => ({
    from,
    to,
    period,
    area: area === null ? null : { _id: area || noAreaId, name: areaName(serviceAreas, area || noAreaId) },
    depot: named(depotId),
    product: named(productId),
    host: named(hostId),
    values: toWire(report, values),
  }))
}

/** Whose figure it is that orders stand behind: an area, a product and a depot, or a host. */
export async function nameFigure(
  { sql, settings }: Pick<Context, 'sql' | 'settings'>,
  { figureArea, figureProduct, figureDepot, figureHost }: FigureFilter,
): Promise<string[]> {
  const things = [figureProduct, figureDepot, figureHost].filter((id) => id !== undefined)
  if (!figureArea && things.length === 0) return []
  const names = await findReportNames(sql, { products: things, depots: things, hosts: things })
  const { serviceAreas } = (await settings.current()).settings
  return [
    ...(figureArea ? [areaName(serviceAreas, figureArea)] : []),
    ...things.map((id) => names.get(id) ?? (id === figureHost ? nobodyKnown : id)),
  ]
}

function areaName(areas: readonly ServiceArea[], id: string): string {
  return id === noAreaId ? noArea : (areas.find((area) => area.id === id)?.name ?? id)
}

/** The most of the chart's figure first; periods as the calendar has them. */
export function inSequence(report: Report, lines: readonly WrittenLine[]): WrittenLine[] {
  const { chart, figures, line } = reportRule(report)
  if (line === 'period') return [...lines]
  const weight = figures.indexOf(chart)
  return lines.toSorted(
    (a, b) =>
      (a.period ?? '').localeCompare(b.period ?? '') ||
      (b.values[weight] ?? 0) - (a.values[weight] ?? 0) ||
      keyOf(a).localeCompare(keyOf(b)),
  )
}

function keyOf({ area, depotId, productId, hostId }: WrittenLine): string {
  return `${area} ${productId} ${depotId} ${hostId}`
}

function idsOf(lines: readonly WrittenLine[], name: 'productId' | 'depotId' | 'hostId'): string[] {
  return [...new Set(lines.map((line) => line[name]).filter((id) => id !== null))]
}
