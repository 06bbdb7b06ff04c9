import { rows, type Sql } from '../../platform/database.ts'

export type OrderViewRecord = { id: string; name: string; query: string }

export type OrderViewsRecord = { views: OrderViewRecord[]; chosen: string | null }

export async function findOrderViews(sql: Sql, userId: string): Promise<OrderViewsRecord> {
  const [found] = await rows<OrderViewsRecord>(sql, {
    name: 'order-views',
    text: `SELECT (SELECT view FROM chosen_order_views WHERE user_id = $1) AS chosen,
             (SELECT coalesce(json_agg(json_build_object('id', id, 'name', name, 'query', query)
                ORDER BY lower(name), id), '[]')
              FROM order_views WHERE user_id = $1) AS views`,
    values: [userId],
  })
  return found ?? { views: [], chosen: null }
}

type NewOrderView = OrderViewRecord & { userId: string; now: Date; most: number }

/** False when the name is taken, or there are as many as there may be. */
export async function insertOrderView(sql: Sql, view: NewOrderView): Promise<boolean> {
  const added = await rows(sql, {
    name: 'insert-order-view',
    text: `INSERT INTO order_views (id, user_id, name, query, created_at)
           SELECT $1, $2, $3, $4, $5 WHERE (SELECT count(*) FROM order_views WHERE user_id = $2) < $6
           ON CONFLICT (user_id, name) DO NOTHING RETURNING id`,
    values: [view.id, view.userId, view.name, view.query, view.now, view.most],
  })
  return added.length === 1
}

/** False when it is not theirs. What opens with it opens with all orders again. */
export async function deleteOrderView(
  sql: Sql,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const gone = await rows(sql, {
    name: 'delete-order-view',
    text: `WITH gone AS (DELETE FROM order_views WHERE id = $1 AND user_id = $2 RETURNING id),
             left_alone AS (DELETE FROM chosen_order_views USING gone WHERE user_id = $2 AND view = gone.id)
           SELECT id FROM gone`,
    values: [id, userId],
  })
  return gone.length === 1
}

/** Null opens the list with all orders. */
export async function writeChosenView(
  sql: Sql,
  { userId, view }: { userId: string; view: string | null },
): Promise<void> {
  await rows(
    sql,
    view === null
      ? {
          name: 'forget-chosen-view',
          text: 'DELETE FROM chosen_order_views WHERE user_id = $1',
          values: [userId],
        }
      : {
          name: 'choose-order-view',
          text: `INSERT INTO chosen_order_views (user_id, view) VALUES ($1, $2)
                 ON CONFLICT (user_id) DO UPDATE SET view = excluded.view`,
          values: [userId, view],
        },
  )
}
