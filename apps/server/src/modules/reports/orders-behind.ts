import type { FigureFilter } from '@trivet/core/contract/reports'
import { kindsBehind } from '@trivet/core/reports'
import { expressionBuilder } from 'kysely'
import type { Tables } from '../../platform/sql/builder.ts'
import { any } from '../../platform/sql/functions.ts'
import { noAreaId } from './name-lines.ts'

const eb = expressionBuilder<Tables & { e: Tables['report_entries'] }, 'e'>()

/** The ids of the orders that count for a figure; null where none is asked for. */
export function ordersBehind(filter: FigureFilter) {
  const { figure, figureFrom, figureTo, figureArea, figureDepot, figureProduct, figureHost } = filter
  if (!figure) return null
  let behind = eb
    .selectFrom('report_entries as e')
    .select('e.order_id')
    .where('e.kind', '=', any(eb.val(kindsBehind(figure))))
  if (figureFrom) behind = behind.where('e.last_day', '>=', figureFrom)
  if (figureTo) behind = behind.where('e.day', '<=', figureTo)
  if (figureArea) behind = behind.where('e.area', '=', figureArea === noAreaId ? '' : figureArea)
  if (figureDepot) behind = behind.where('e.depot_id', '=', figureDepot)
  if (figureProduct) behind = behind.where('e.product_id', '=', figureProduct)
  if (figureHost) behind = behind.where('e.host_id', '=', figureHost)
  return behind
}
