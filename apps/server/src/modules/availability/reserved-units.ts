import type { Reservation } from '@trivet/core'
import type { Expression, ExpressionBuilder, QueryCreator, SelectQueryBuilder } from 'kysely'
import type { Tables } from '../../platform/sql/builder.ts'
import { insertJson, type Cells } from '../../platform/sql/insert.ts'

/** A part of a statement: the order of `from` holds these units. Fails where a day would be oversold. */
export function reservedUnits<D extends Tables, FD, FT extends keyof FD>(
  db: QueryCreator<D>,
  reservations: Expression<Reservation[]>,
  from: SelectQueryBuilder<FD, FT, {}>,
  orderId: (eb: ExpressionBuilder<FD, FT>) => Cells<'reservations', never>['orderId'],
) {
  return insertJson(db, 'reservations', {
    rows: reservations,
    from,
    cells: (eb) => ({ orderId: orderId(eb) }),
  })
}
