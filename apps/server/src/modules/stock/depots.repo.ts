import type { Sql } from '../../platform/database.ts'
import { bool } from '../../platform/sql/functions.ts'
import { insertRow } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'
import { allExcluded } from '../../platform/sql/update.ts'

const depots = statement()('depots', (db) =>
  db
    .selectFrom('depots as d')
    .select((eb) => [
      'd.id as _id',
      'd.name',
      'd.postal_code as postalCode',
      bool(eb('d.closed_at', 'is not', null)).as('isClosed'),
    ])
    .orderBy('d.name'),
)

export const findDepots = (sql: Sql) => depots(sql, {})

/** Of each depot, also of a closed one; empty where nobody said it. */
export async function findZipsOfDepots(sql: Sql): Promise<Map<string, string>> {
  return new Map((await findDepots(sql)).map(({ _id, postalCode }) => [_id, postalCode]))
}

const depotUse = statement<{ id: string }>()('depot-use', (db, $) =>
  db.selectNoFrom((eb) => [
    bool(
      eb.exists(
        eb
          .selectFrom('depot_stock as s')
          .select('s.units')
          .where('s.depot_id', '=', $.id)
          .where('s.units', '>', 0),
      ),
    ).as('hasUnits'),
    bool(
      eb.exists(
        eb
          .selectFrom('transfers as t')
          .select('t.id')
          .where('t.closed_at', 'is', null)
          .where('t.to_depot_id', '=', $.id),
      ),
    ).as('isAwaiting'),
    bool(
      eb.exists(eb.selectFrom('reservations as r').select('r.order_id').where('r.depot_id', '=', $.id)),
    ).as('hasOrders'),
  ]),
)

/** What stands in the way of closing a depot. */
export async function findDepotUse(sql: Sql, id: string) {
  const [use] = await depotUse(sql, { id })
  return use ?? { hasUnits: false, isAwaiting: false, hasOrders: false }
}

const depotToSave = statement<{ id: string }>()('depot-to-save', (db, $) =>
  db
    .selectFrom('depots')
    .select((eb) => [
      'name',
      'postal_code as postalCode',
      bool(eb('closed_at', 'is not', null)).as('isClosed'),
    ])
    .where('id', '=', $.id)
    .forNoKeyUpdate(),
)

/** Nobody else saves it before the transaction ends; null for a new one. */
export async function lockDepot(tx: Sql, id: string) {
  const [depot] = await depotToSave(tx, { id })
  return depot ?? null
}

const depotInUse = statement<{ id: string }>()('depot-in-use', (db, $) =>
  db
    .selectFrom('depots as d')
    .select((eb) => bool(eb('d.closed_at', 'is not', null)).as('isClosed'))
    .where('d.id', '=', $.id)
    .forShare(),
)

/** Nobody closes it before the transaction ends; null for an unknown one. */
export async function holdDepot(tx: Sql, id: string): Promise<{ isClosed: boolean } | null> {
  const [depot] = await depotInUse(tx, { id })
  return depot ?? null
}

type Saved = { id: string; name: string; postalCode: string; closedAt: Date | null; now: Date }

const save = statement<Saved>()('save-depot', (db, $) =>
  insertRow(db, 'depots', {
    id: $.id,
    name: $.name,
    postalCode: $.postalCode,
    closedAt: $.closedAt,
    createdAt: $.now,
    updatedAt: $.now,
  }).onConflict((conflict) => conflict.column('id').doUpdateSet(allExcluded('depots', ['id', 'createdAt']))),
)

export async function writeDepot(tx: Sql, depot: Saved): Promise<void> {
  await save(tx, depot)
}
