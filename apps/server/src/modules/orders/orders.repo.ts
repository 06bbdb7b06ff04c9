import type { Sql } from '../../platform/database.ts'
import { shortRead, statement } from '../../platform/sql/statement.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { OrderRecord } from './order-record.ts'
import { selectOrder } from './select-order.ts'

const orderById = shortRead<{ orderId: string; userId: string; isStaff: boolean }>()('order-by-id', (db, $) =>
  selectOrder(db)
    .where('o.id', '=', $.orderId)
    .where((eb) => eb.or([eb('o.user_id', '=', $.userId), $.isStaff])),
)

const orderByNumber = statement<{ number: string; userId: string; isStaff: boolean }>()(
  'order-by-number',
  (db, $) =>
    selectOrder(db)
      .where('o.number', '=', $.number)
      .where((eb) => eb.or([eb('o.user_id', '=', $.userId), $.isStaff])),
)

/** The order if `viewer` owns it or is staff; otherwise null, as for an unknown id. */
export async function findOrder(
  sql: Sql,
  { orderId, viewer }: { orderId: string; viewer: Viewer },
): Promise<OrderRecord | null> {
  const [order] = await orderById(sql, { orderId, ...viewer })
  return order ?? null
}

/** As `findOrder`, by the number that people call it. */
export async function findOrderByNumber(
  sql: Sql,
  { number, viewer }: { number: string; viewer: Viewer },
): Promise<OrderRecord | null> {
  const [order] = await orderByNumber(sql, { number, ...viewer })
  return order ?? null
}

const ordersOfCustomer = statement<{ userId: string }>()('orders-of-customer', (db, $) =>
  selectOrder(db)
    .where('o.user_id', '=', $.userId)
    .where('o.cancel_reason', 'is distinct from', 'payment-declined')
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id'),
)

/** A customer's own orders, newest first. A checkout whose card was declined never became an order. */
export function listOrdersOf(sql: Sql, userId: string): Promise<OrderRecord[]> {
  return ordersOfCustomer(sql, { userId })
}

const waitingOrdersOfCustomer = statement<{ userId: string; now: Date }>()('waiting-orders', (db, $) =>
  selectOrder(db)
    .where('o.user_id', '=', $.userId)
    .where('o.status', '=', 'pending')
    .where('o.paid_at', 'is', null)
    .where((eb) => eb.or([eb('o.hold_expires_at', 'is', null), eb('o.hold_expires_at', '>', $.now)]))
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id'),
)

/** A customer's own orders that wait for their payment, newest first. One whose hold is over waits no more. */
export function listWaitingOrdersOf(sql: Sql, asked: { userId: string; now: Date }): Promise<OrderRecord[]> {
  return waitingOrdersOfCustomer(sql, asked)
}
