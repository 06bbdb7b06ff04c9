import type { OccupiedDays } from '@trivet/core/availability'
import type { Sql } from '../../platform/database.ts'
import { days } from '../../platform/sql/functions.ts'
import { recordset } from '../../platform/sql/recordset.ts'
import { statement } from '../../platform/sql/statement.ts'
import { capacityOn } from './capacity-on.ts'

type Demand = { productId: string; units: number }

type Wanted = OccupiedDays & { demand: readonly Demand[]; depotId: string }

const shortProduct = statement<Wanted>()('short-product', (db, $, json) =>
  db
    .selectFrom(recordset(json.demand, 'd', { productId: 'text', units: 'integer' }))
    .innerJoin('products as p', 'p.id', 'd.productId')
    .crossJoin(days($.firstDay, $.lastDay, 'asked'))
    .leftJoin('stock_days as s', (join) =>
      join
        .onRef('s.product_id', '=', 'd.productId')
        .on('s.depot_id', '=', $.depotId)
        .onRef('s.day', '=', 'asked.day'),
    )
    .select(['p.id', 'p.name'])
    .where((eb) => {
      const capacity = capacityOn(eb.ref('d.productId'), $.depotId, eb.ref('asked.day'))
      const reserved = eb.fn.coalesce('s.reserved', eb.lit(0))
      return eb(eb('d.units', '+', reserved), '>', capacity)
    })
    .orderBy('p.id')
    .limit(1),
)

/** The first product of the order that has fewer free units in its depot than asked on some day of the period. */
export async function findShortProduct(sql: Sql, wanted: Wanted) {
  const [row] = await shortProduct(sql, wanted)
  return row ?? null
}
