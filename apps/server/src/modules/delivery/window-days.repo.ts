import type { RentalPeriod } from '@trivet/core/dates'
import type { PromisedVisits } from '@trivet/core/settings'
import type { Sql } from '../../platform/database.ts'
import { statement } from '../../platform/sql/statement.ts'

type Asked = RentalPeriod & { area: string }

const promisedVisits = statement<Asked>()('promised-visits', (db, $) =>
  db
    .selectFrom('window_days as d')
    .select(['d.kind', 'd.window', 'd.visits'])
    .where('d.area', '=', $.area)
    .where((eb) =>
      eb.or([
        eb.and([eb('d.kind', '=', 'delivery'), eb('d.day', '=', $.start)]),
        eb.and([eb('d.kind', '=', 'pickup'), eb('d.day', '=', $.end)]),
      ]),
    ),
)

/** The deliveries an area has promised on the first of these days, and the pickups on the last. */
export function findPromisedVisits(sql: Sql, asked: Asked): Promise<PromisedVisits[]> {
  return promisedVisits(sql, asked)
}
