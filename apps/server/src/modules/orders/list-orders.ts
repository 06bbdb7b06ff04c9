import { adminPageSize, type OrderPage } from '@trivet/core'
import type { UserContext } from '../../api/context.ts'
import { toOrder } from './order-record.ts'
import { listOrderPage } from './orders.repo.ts'

/** All orders, newest first, for staff. */
export async function listOrders(
  ctx: UserContext,
  { pageNumber }: { pageNumber: number },
): Promise<OrderPage> {
  const { orders, total } = await listOrderPage(ctx.sql, { page: pageNumber, pageSize: adminPageSize })
  return {
    orders: orders.map((order) => toOrder(order, { isStaff: true })),
    page: pageNumber,
    pages: Math.ceil(total / adminPageSize),
  }
}
