import { expressionBuilder } from 'kysely'
import type { Sql } from '../../platform/database.ts'
import type { Tables } from '../../platform/sql/builder.ts'
import { plusDays, shopDay } from '../../platform/sql/functions.ts'
import { statement, type Slots } from '../../platform/sql/statement.ts'

type Moment = { now: Date }

const t = expressionBuilder<Tables & { t: Tables['transfers'] }, 't'>()

const plannedFor = t.fn.coalesce('t.expected_on', 't.arrives_on')

/** Its day is over, by the shop's clock, and it could be promised before tomorrow. */
function isLate({ now }: Slots<Moment>) {
  return t.and([
    t('t.closed_at', 'is', null),
    t(plannedFor, '<', shopDay(now)),
    t('t.arrives_on', '<=', shopDay(now)),
  ])
}

const lateTransfers = statement<Moment>()('late-transfers', (db, $) =>
  db
    .selectFrom('transfers as t')
    .select([
      't.id',
      't.product_id as productId',
      't.from_depot_id as fromDepotId',
      't.to_depot_id as toDepotId',
    ])
    .where(isLate($))
    .orderBy('t.id'),
)

/** What should have arrived by now and was not counted. */
export function findLateTransfers(sql: Sql, moment: Moment) {
  return lateTransfers(sql, moment)
}

const keepOnTheRoad = statement<Moment & { id: string }>()('keep-transfer-on-the-road', (db, $) =>
  db
    .updateTable('transfers as t')
    .set({ expected_on: plannedFor, arrives_on: plusDays(shopDay($.now), 1) })
    .where('t.id', '=', $.id)
    .where(isLate($)),
)

/** If it is late, it arrives tomorrow at the earliest. */
export async function keepTransferOnTheRoad(tx: Sql, late: Moment & { id: string }): Promise<void> {
  await keepOnTheRoad(tx, late)
}
