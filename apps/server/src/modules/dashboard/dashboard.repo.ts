import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Sql } from '../../platform/database.ts'
import type { Builder } from '../../platform/sql/builder.ts'
import { int, orZero } from '../../platform/sql/functions.ts'
import { statement } from '../../platform/sql/statement.ts'
import { isPriceSettled } from '../orders/index.ts'

/** Counts and the newest of each kind. A checkout whose card was declined never became an order. */
export async function findDashboardLists(sql: Sql, count: number) {
  const [lists] = await findListsStatement(sql, { count })
  return lists ?? noLists
}

export type OrderOnDashboard = Awaited<ReturnType<typeof findDashboardLists>>['recentOrders'][number]

const noLists = {
  orders: 0,
  customers: 0,
  pending: 0,
  recentOrders: [],
  pendingOrders: [],
  recentCustomers: [],
}

const findListsStatement = statement<{ count: number }>()('dashboard-lists', (db, $) =>
  db.selectNoFrom((eb) => {
    const orders = db.selectFrom('orders').select(({ fn }) => int(fn.countAll()).as('count'))
    const users = db.selectFrom('users').select(({ fn }) => int(fn.countAll()).as('count'))
    const declined = orders.where('cancel_reason', '=', 'payment-declined')
    const staff = users.where('staff_role', 'is not', null)
    const recent = newestOrders(db).where('o.cancel_reason', 'is distinct from', 'payment-declined')
    const pending = newestOrders(db).where('o.status', '=', 'pending')
    return [
      eb(orZero(orders), '-', orZero(declined)).as('orders'),
      eb(orZero(users), '-', orZero(staff)).as('customers'),
      orZero(orders.where('status', '=', 'pending')).as('pending'),
      jsonArrayFrom(recent.limit($.count)).as('recentOrders'),
      jsonArrayFrom(pending.limit($.count)).as('pendingOrders'),
      jsonArrayFrom(newestCustomers(db).limit($.count)).as('recentCustomers'),
    ]
  }),
)

function newestOrders(db: Builder) {
  return db
    .selectFrom('orders as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select([
      'o.id',
      'o.number',
      'u.name',
      'u.email',
      'o.total_cents as totalCents',
      'o.status',
      isPriceSettled.as('isPaid'),
      'o.created_at as createdAt',
    ])
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id')
}

function newestCustomers(db: Builder) {
  return db
    .selectFrom('users as u')
    .select((eb) => {
      const orders = eb
        .selectFrom('orders as o')
        .select(({ fn }) => int(fn.countAll()).as('count'))
        .whereRef('o.user_id', '=', 'u.id')
        .where('o.cancel_reason', 'is distinct from', 'payment-declined')
      return ['u.id', 'u.name', 'u.email', 'u.created_at as createdAt', orZero(orders).as('orders')]
    })
    .where('u.staff_role', 'is', null)
    .orderBy('u.created_at', 'desc')
    .orderBy('u.id')
}

const countProductsStatement = statement()('count-products', (db) =>
  db
    .selectFrom('products')
    .select(({ fn }) => int(fn.countAll()).as('count'))
    .where('archived_at', 'is', null),
)

/** Those that guests can find. */
export async function countProducts(sql: Sql): Promise<number> {
  const [counted] = await countProductsStatement(sql, {})
  return counted?.count ?? 0
}
