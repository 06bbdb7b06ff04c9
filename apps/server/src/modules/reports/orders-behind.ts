import type { FigureFilter } from '@trivet/core/contract/reports'
import { kindsBehind, type Figure } from '@trivet/core/reports'
import { expressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tables } from '../../platform/sql/builder.ts'
import { any, daysBetween, float, greatest, largeSumOf, least } from '../../platform/sql/functions.ts'
import { noAreaId } from './name-lines.ts'

export type AskedFigure = FigureFilter & { figure: Figure }

const eb = expressionBuilder<Tables & { e: Tables['report_entries'] }, 'e'>()
const day = expressionBuilder<Tables & { d: Tables['report_days'] }, 'd'>()
const ofOrder = expressionBuilder<Tables & { e: Tables['report_entries']; o: Tables['orders'] }, 'e' | 'o'>()

/** The ids of the orders that count for a figure; null where none is asked for. */
export function ordersBehind({ figure, ...of }: FigureFilter) {
  return figure ? entriesBehind({ figure, ...of }).select('e.order_id') : null
}

/** What they count for in all, kind by kind; as the report itself has it, from the sums that are kept, where these tell. */
export function countedOfAll(asked: AskedFigure) {
  const { figure, figureFrom, figureTo, figureArea, figureDepot, figureProduct, figureHost } = asked
  // no sums are kept by product
  if (figureProduct) return countedBehind(asked)
  let days = day.selectFrom('report_days as d').where('d.kind', '=', any(day.val(kindsBehind(figure))))
  if (figureFrom) days = days.where('d.day', '>=', figureFrom)
  if (figureTo) days = days.where('d.day', '<=', figureTo)
  if (figureArea) days = days.where('d.area', '=', areaOf(figureArea))
  if (figureDepot) days = days.where('d.depot_id', '=', figureDepot)
  if (figureHost) days = days.where('d.host_id', '=', figureHost)
  return days.select(['d.kind', largeSumOf(float(day.ref('d.amount'))).as('amount')]).groupBy('d.kind')
}

/** The same, one by one, so that it can be narrowed to some orders. */
export function countedBehind(asked: AskedFigure) {
  return entriesBehind(asked)
    .select(['e.kind', amountOf(asked).as('amount')])
    .groupBy('e.kind')
}

/** Of an order `o`: what it counts for, kind by kind. */
export function countedOfOrder(asked: AskedFigure) {
  return jsonArrayFrom(countedBehind(asked).where(ofOrder('e.order_id', '=', ofOrder.ref('o.id'))))
}

function entriesBehind(asked: AskedFigure) {
  const { figure, figureFrom, figureTo, figureArea, figureDepot, figureProduct, figureHost } = asked
  const kinds = kindsBehind(figure)
  let behind = eb.selectFrom('report_entries as e').where('e.kind', '=', any(eb.val(kinds)))
  if (figureFrom) {
    behind = behind.where('e.last_day', '>=', figureFrom)
    // for the index: all else counts on one day
    if (!kinds.includes('days-out')) behind = behind.where('e.day', '>=', figureFrom)
  }
  if (figureTo) behind = behind.where('e.day', '<=', figureTo)
  if (figureArea) behind = behind.where('e.area', '=', areaOf(figureArea))
  if (figureDepot) behind = behind.where('e.depot_id', '=', figureDepot)
  if (figureProduct) behind = behind.where('e.product_id', '=', figureProduct)
  if (figureHost) behind = behind.where('e.host_id', '=', figureHost)
  return behind
}

/** What is out counts on each day of those that are asked for. */
function amountOf({ figureFrom, figureTo }: AskedFigure) {
  const first = figureFrom ? greatest(eb.ref('e.day'), eb.val(figureFrom)) : eb.ref('e.day')
  const last = figureTo ? least(eb.ref('e.last_day'), eb.val(figureTo)) : eb.ref('e.last_day')
  return largeSumOf(eb(float(eb.ref('e.amount')), '*', eb.parens(daysBetween(first, last), '+', eb.lit(1))))
}

function areaOf(id: string): string {
  return id === noAreaId ? '' : id
}
