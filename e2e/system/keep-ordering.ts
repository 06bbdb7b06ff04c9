import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { ProductPage } from '@trivet/core/contract/catalog'
import { addDays } from '@trivet/core/dates'
import { todayIn } from '../clock.ts'
import { call, orderFor, placeOrder, type OrderBody } from './api-guest.ts'

/** Its order is null until the server has said that it has it. */
export type Attempt = { key: string; body: OrderBody; orderId: string | null }

export function answeredOf(attempts: Attempt[]): Attempt[] {
  return attempts.filter(({ orderId }) => orderId !== null)
}

/** Places one order after the other until the server is gone; one that is busy is given a moment. */
export async function keepOrdering(
  address: string,
  token: string,
  bodies: OrderBody[],
  attempts: Attempt[],
): Promise<void> {
  for (;;) {
    const body = bodies[Math.floor(Math.random() * bodies.length)]!
    const attempt: Attempt = { key: randomUUID(), body, orderId: null }
    const answer = await placeOrder(address, token, body, attempt.key).catch(() => null)
    if (answer?.status === 409) continue
    attempts.push(attempt)
    if (answer?.status === 201) attempt.orderId = answer.body._id
    else if (answer?.status === 503) await wait(50)
    else return
  }
}

/** Enough products and weeks that stock is not what stops them. */
export async function differentOrders(address: string): Promise<OrderBody[]> {
  const { body } = await call<ProductPage>(address, '/products?pageNumber=4')
  const today = todayIn('America/Chicago')
  const wanted = body.products.flatMap((product) =>
    Array.from({ length: 12 }, (_, month) => ({ product, start: addDays(today, 3 + month * 28) })),
  )
  const orders: OrderBody[] = []
  for (const { product, start } of wanted) {
    orders.push(await orderFor(address, product, { start, end: addDays(start, 7) }))
  }
  return orders
}
