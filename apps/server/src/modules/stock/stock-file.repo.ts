import type { CalendarDate } from '@trivet/core/dates'
import type { Sql } from '../../platform/database.ts'
import { bool } from '../../platform/sql/functions.ts'
import { recordset } from '../../platform/sql/recordset.ts'
import { statement } from '../../platform/sql/statement.ts'
import { brokenDays, leavingUnits } from '../availability/index.ts'

const productsAtOnce = 500

/** The units of some products in each depot that knows them, in the sequence of their addresses. */
export const findUnitsOfProducts = statement<{ after: string }>()('units-of-products', (db, $) =>
  db
    .with('some', (q) =>
      q
        .selectFrom('products')
        .select(['id', 'slug', 'name'])
        .where('archived_at', 'is', null)
        .where('slug', '>', $.after)
        .orderBy('slug')
        .limit(productsAtOnce),
    )
    .selectFrom('some as p')
    .innerJoin('depot_stock as s', 's.product_id', 'p.id')
    .innerJoin('depots as d', 'd.id', 's.depot_id')
    .select(['p.slug', 'p.name', 'd.name as depot', 's.units'])
    .orderBy('p.slug')
    .orderBy('d.name'),
)

export type AskedRow = { line: number; product: string; depot: string; units: number | null }

const rowTypes = { line: 'integer', product: 'text', depot: 'text', units: 'integer' } as const

const fileRows = statement<{ asked: readonly AskedRow[]; firstDay: CalendarDate }>()(
  'rows-of-stock-file',
  (db, $, json) =>
    db
      .selectFrom(recordset(json.asked, 'row', rowTypes))
      .leftJoin('products as p', 'p.slug', 'row.product')
      .leftJoin('depots as d', 'd.name', 'row.depot')
      .leftJoin('depot_stock as s', (join) =>
        join.onRef('s.product_id', '=', 'p.id').onRef('s.depot_id', '=', 'd.id'),
      )
      .select(['row.line', 'p.id as productId', 'p.name', 'd.id as depotId'])
      .select((eb) => [
        bool(eb('d.closed_at', 'is not', null)).as('isClosed'),
        eb.fn.coalesce('s.units', eb.lit(0)).as('units'),
        leavingUnits.as('leaving'),
        brokenDays(eb(eb.fn.coalesce('s.units', eb.lit(0)), '-', eb.ref('row.units')), $.firstDay).as(
          'promisedDays',
        ),
      ]),
)

/** What stands where a file says something else, and the days on which it would leave less than is promised. */
export async function findFileRows(sql: Sql, asked: { asked: readonly AskedRow[]; firstDay: CalendarDate }) {
  return fileRows(sql, asked)
}

export type FileRow = Awaited<ReturnType<typeof findFileRows>>[number]
