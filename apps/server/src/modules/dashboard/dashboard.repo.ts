import type { CalendarDate } from '@trivet/core/dates'
import type { OrderStatus } from '@trivet/core/orders'
import { rows, type Sql } from '../../platform/database.ts'

export type OrderOnDashboard = {
  id: string
  name: string
  email: string
  totalCents: number
  status: OrderStatus
  isPaid: boolean
  createdAt: string
}

export type RecentCustomer = { id: string; name: string; email: string; createdAt: string; orders: number }

export type DashboardLists = {
  orders: number
  customers: number
  pending: number
  recentOrders: OrderOnDashboard[]
  pendingOrders: OrderOnDashboard[]
  recentCustomers: RecentCustomer[]
}

const orderJson = `json_build_object('id', o.id, 'name', u.name, 'email', u.email, 'totalCents', o.total_cents,
  'status', o.status, 'isPaid', o.paid_at IS NOT NULL, 'createdAt', o.created_at)`

/** Counts and the newest of each kind. A checkout whose card was declined never became an order. */
export async function findDashboardLists(sql: Sql, count: number): Promise<DashboardLists> {
  const [lists] = await rows<DashboardLists>(sql, {
    name: 'dashboard-lists',
    text: `
      SELECT
        (SELECT count(*)::int FROM orders)
          - (SELECT count(*)::int FROM orders WHERE cancel_reason = 'payment-declined') AS orders,
        (SELECT count(*)::int FROM users) - (SELECT count(*)::int FROM users WHERE is_admin) AS customers,
        (SELECT count(*)::int FROM orders WHERE status = 'pending') AS pending,
        (SELECT coalesce(json_agg(x."order" ORDER BY x.created_at DESC, x.id), '[]') FROM (
           SELECT o.id, o.created_at, ${orderJson} AS "order" FROM orders o JOIN users u ON u.id = o.user_id
           WHERE o.cancel_reason IS DISTINCT FROM 'payment-declined'
           ORDER BY o.created_at DESC, o.id LIMIT $1) x) AS "recentOrders",
        (SELECT coalesce(json_agg(x."order" ORDER BY x.created_at DESC, x.id), '[]') FROM (
           SELECT o.id, o.created_at, ${orderJson} AS "order" FROM orders o JOIN users u ON u.id = o.user_id
           WHERE o.status = 'pending' ORDER BY o.created_at DESC LIMIT $1) x) AS "pendingOrders",
        (SELECT coalesce(json_agg(json_build_object('id', x.id, 'name', x.name, 'email', x.email,
             'createdAt', x.created_at, 'orders', (
               SELECT count(*) FROM orders o
               WHERE o.user_id = x.id AND o.cancel_reason IS DISTINCT FROM 'payment-declined'))
           ORDER BY x.created_at DESC, x.id), '[]') FROM (
           SELECT id, name, email, created_at FROM users WHERE NOT is_admin
           ORDER BY created_at DESC, id LIMIT $1) x) AS "recentCustomers"`,
    values: [count],
  })
  return lists ?? noLists
}

const noLists: DashboardLists = {
  orders: 0,
  customers: 0,
  pending: 0,
  recentOrders: [],
  pendingOrders: [],
  recentCustomers: [],
}

export type OrderUnderWay = {
  id: string
  status: OrderStatus
  start: CalendarDate
  end: CalendarDate
  timeZone: string
  customer: string
  place: string
}

/**
 * Orders that may have a visit on or before `lastDay`, the latest date anywhere we deliver, and those that were finished
 * on a visit since `firstDay`, the earliest one.
 */
export async function findOrdersUnderWay(
  sql: Sql,
  { firstDay, lastDay }: { firstDay: CalendarDate; lastDay: CalendarDate },
): Promise<OrderUnderWay[]> {
  return rows<OrderUnderWay>(sql, {
    name: 'dashboard-under-way',
    text: `
      SELECT o.id, o.status, o.rental_start AS start, o.rental_end AS "end", o.time_zone AS "timeZone",
        u.name AS customer, o.city || ', ' || o.state || ' ' || o.postal_code AS place
      FROM (
        SELECT id FROM orders
        WHERE status IN ('confirmed', 'packed', 'dispatched', 'delivered') AND rental_start <= $2
          AND (status <> 'delivered' OR rental_end <= $2 OR rental_start >= $1)
        UNION ALL
        SELECT id FROM orders WHERE status IN ('collected', 'completed') AND rental_end BETWEEN $1 AND $2
      ) found JOIN orders o USING (id) JOIN users u ON u.id = o.user_id
      ORDER BY o.rental_start, o.id`,
    values: [firstDay, lastDay],
  })
}
