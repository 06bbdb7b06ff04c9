import type { OccupiedDays } from '@trivet/core/availability'
import type { Sql } from '../../platform/database.ts'
import { recordset } from '../../platform/sql/recordset.ts'
import { statement } from '../../platform/sql/statement.ts'

type Demand = { productId: string; units: number }

const shortProduct = statement<{ demand: Demand[] } & OccupiedDays>()('short-product', (db, $, json) =>
  db
    .selectFrom(recordset(json.demand, 'd', { productId: 'text', units: 'integer' }))
    .innerJoin('products as p', 'p.id', 'd.productId')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('stock_days as s')
          .select((day) => day.fn.max('s.reserved').as('peak'))
          .whereRef('s.product_id', '=', 'p.id')
          .where('s.day', '>=', $.firstDay)
          .where('s.day', '<=', $.lastDay)
          .as('s'),
      (join) => join.onTrue(),
    )
    .select('p.id')
    .where((eb) => eb('d.units', '>', eb('p.count_in_stock', '-', eb.fn.coalesce('s.peak', eb.lit(0)))))
    .orderBy('p.id')
    .limit(1),
)

/** The first product of the order that has fewer free units than asked on some day of the period. */
export async function findShortProduct(
  sql: Sql,
  demand: Demand[],
  period: OccupiedDays,
): Promise<string | null> {
  const [row] = await shortProduct(sql, { demand, ...period })
  return row?.id ?? null
}
