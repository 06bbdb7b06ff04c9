import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { placeOrder } from '../e2e/system/api-guest.ts'
import { answeredOf, type Attempt } from '../e2e/system/keep-ordering.ts'

const patienceMs = 60_000

/** What must not be so afterward: acknowledged orders that are gone, and sums that are wrong. */
export async function faultsOfBooks(database: pg.Client, attempts: Attempt[]): Promise<string[]> {
  const faults = await lostOrders(database, attempts)
  for (const [what, statement] of Object.entries(sums)) {
    const { rowCount } = await database.query(statement)
    if (rowCount) faults.push(`${rowCount} ${what}`)
  }
  return faults
}

export async function lostOrders(database: pg.Client, attempts: Attempt[]): Promise<string[]> {
  const ids = answeredOf(attempts).map(({ orderId }) => orderId)
  const { rowCount } = await database.query('SELECT FROM orders WHERE id = ANY($1)', [ids])
  const gone = ids.length - (rowCount ?? 0)
  return gone > 0 ? [`${gone} of ${ids.length} acknowledged orders are gone`] : []
}

const sums = {
  'orders beside the keys that made them': `
    SELECT FROM orders o WHERE NOT is_sample AND (SELECT count(*) FROM idempotency_keys k WHERE k.order_id = o.id) <> 1`,
  'orders that are not paid once': `
    SELECT FROM orders o WHERE NOT is_sample AND (SELECT count(*) FROM payments p WHERE p.order_id = o.id) <> 1`,
  'days that do not hold what is reserved': `
    SELECT FROM stock_days d WHERE d.reserved <> (
      SELECT coalesce(sum(r.units), 0) FROM reservations r
      WHERE r.product_id = d.product_id AND r.depot_id = d.depot_id AND d.day BETWEEN r.first_day AND r.last_day)`,
}

/**
 * Whoever got no answer asks again with the same key, which never makes a second order. False while one of them is told to
 * come back later.
 */
export async function askAgain(address: string, token: string, attempts: Attempt[]): Promise<boolean> {
  let isDone = true
  for (const attempt of attempts.filter(({ orderId }) => orderId === null)) {
    const { status, body } = await placeOrder(address, token, attempt.body, attempt.key)
    const { code } = body as { code?: string }
    if (status === 201) attempt.orderId = body._id
    else if (status === 503 || code === 'IDEMPOTENCY_IN_PROGRESS') isDone = false
  }
  return isDone
}

/** False when the time, or the work that should bring it about, is over first. */
export async function isReached(
  isSo: () => boolean | Promise<boolean>,
  work: Promise<unknown> = new Promise(() => {}),
): Promise<boolean> {
  let isOver = false
  void work.finally(() => (isOver = true))
  for (const begun = performance.now(); performance.now() - begun < patienceMs && !isOver; await wait(5)) {
    if (await isSo()) return true
  }
  return false
}
