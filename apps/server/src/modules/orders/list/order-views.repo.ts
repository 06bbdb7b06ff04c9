import type { InferResult } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Sql } from '../../../platform/database.ts'
import type { Builder } from '../../../platform/sql/builder.ts'
import { int } from '../../../platform/sql/functions.ts'
import { insertFrom, insertRow } from '../../../platform/sql/insert.ts'
import { statement, type Slots } from '../../../platform/sql/statement.ts'

const viewsOf = (db: Builder, $: Slots<{ userId: string }>) =>
  db
    .selectFrom('order_views')
    .select(['id', 'name', 'query'])
    .where('user_id', '=', $.userId)
    .orderBy((eb) => eb.fn('lower', ['name']))
    .orderBy('id')

export type OrderViewRecord = InferResult<ReturnType<typeof viewsOf>>[number]

export type OrderViewsRecord = { views: OrderViewRecord[]; chosen: string | null }

const orderViews = statement<{ userId: string }>()('order-views', (db, $) =>
  db.selectNoFrom([
    db.selectFrom('chosen_order_views').select('view').where('user_id', '=', $.userId).as('chosen'),
    jsonArrayFrom(viewsOf(db, $)).as('views'),
  ]),
)

export async function findOrderViews(sql: Sql, userId: string): Promise<OrderViewsRecord> {
  const [found] = await orderViews(sql, { userId })
  return found ?? { views: [], chosen: null }
}

type NewOrderView = OrderViewRecord & { userId: string; now: Date; most: number }

const insertOrderViewStatement = statement<NewOrderView>()('insert-order-view', (db, $) =>
  insertFrom(db, 'order_views', {
    from: db
      .selectFrom((eb) =>
        eb
          .selectFrom('order_views')
          .select((all) => int(all.fn.countAll()).as('kept'))
          .where('user_id', '=', $.userId)
          .as('own'),
      )
      .where('own.kept', '<', $.most),
    cells: () => ({ id: $.id, userId: $.userId, name: $.name, query: $.query, createdAt: $.now }),
  })
    .onConflict((conflict) => conflict.columns(['user_id', 'name']).doNothing())
    .returning('id'),
)

/** False when the name is taken, or there are as many as there may be. */
export async function insertOrderView(sql: Sql, view: NewOrderView): Promise<boolean> {
  const added = await insertOrderViewStatement(sql, view)
  return added.length === 1
}

const deleteOrderViewStatement = statement<{ id: string; userId: string }>()('delete-order-view', (db, $) =>
  db
    .with('gone', (q) =>
      q.deleteFrom('order_views').where('id', '=', $.id).where('user_id', '=', $.userId).returning('id'),
    )
    .with('left_alone', (q) =>
      q
        .deleteFrom('chosen_order_views')
        .using('gone')
        .where('user_id', '=', $.userId)
        .whereRef('view', '=', 'gone.id'),
    )
    .selectFrom('gone')
    .select('id'),
)

/** False when it is not theirs. What opens with it opens with all orders again. */
export async function deleteOrderView(sql: Sql, view: { id: string; userId: string }): Promise<boolean> {
  const gone = await deleteOrderViewStatement(sql, view)
  return gone.length === 1
}

const forgetChosenView = statement<{ userId: string }>()('forget-chosen-view', (db, $) =>
  db.deleteFrom('chosen_order_views').where('user_id', '=', $.userId),
)

const chooseOrderView = statement<{ userId: string; view: string }>()('choose-order-view', (db, $) =>
  insertRow(db, 'chosen_order_views', { userId: $.userId, view: $.view }).onConflict((conflict) =>
    conflict.column('user_id').doUpdateSet((eb) => ({ view: eb.ref('excluded.view') })),
  ),
)

/** Null opens the list with all orders. */
export async function writeChosenView(
  sql: Sql,
  { userId, view }: { userId: string; view: string | null },
): Promise<void> {
  if (view === null) await forgetChosenView(sql, { userId })
  else await chooseOrderView(sql, { userId, view })
}
