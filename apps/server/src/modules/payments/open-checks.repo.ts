import type { Sql } from '../../platform/database.ts'
import { someFields } from '../../platform/sql/fields.ts'
import { statement } from '../../platform/sql/statement.ts'
import { forgottenKeys, givenUpOrder, timelineEvents } from '../orders/index.ts'

const fields = someFields('payment_checks', 'c', ['orderId', 'provider', 'reference', 'createdAt'])

const openCheck = statement<{ orderId: string }>()('open-check', (db, $) =>
  db
    .selectFrom('payment_checks as c')
    .select(fields)
    .where('c.order_id', '=', $.orderId)
    .where('c.closed_at', 'is', null),
)

export type OpenCheck = Awaited<ReturnType<typeof openCheck>>[number]

export async function findOpenCheck(sql: Sql, orderId: string): Promise<OpenCheck | null> {
  const [found] = await openCheck(sql, { orderId })
  return found ?? null
}

const openChecks = statement()('open-checks', (db) =>
  db
    .selectFrom('payment_checks as c')
    .select(fields)
    .where('c.closed_at', 'is', null)
    .orderBy('c.created_at')
    .limit(50),
)

/** What is to be asked again, the oldest first. */
export function listOpenChecks(sql: Sql): Promise<OpenCheck[]> {
  return openChecks(sql, {})
}

export const closeCheck = statement<{ orderId: string; now: Date }>()('close-check', (db, $) =>
  db
    .updateTable('payment_checks')
    .set({ closed_at: $.now })
    .where('order_id', '=', $.orderId)
    .where('closed_at', 'is', null),
)

type GivingUp = { orderId: string; now: Date }

const giveUpParkedOrderStatement = statement<GivingUp>()('give-up-parked-order', (db, $) =>
  db
    .with('given_up', (q) => givenUpOrder(q, $))
    .with('forgotten', (q) => forgottenKeys(q.selectFrom('given_up').select('given_up.id')))
    .with('told', (q) =>
      timelineEvents(q, q.selectFrom('given_up'), (eb) => ({
        orderId: eb.ref('given_up.id'),
        at: $.now,
        actorId: null,
        kind: 'expired',
        from: 'pending',
        to: 'cancelled',
        note: null,
      })),
    )
    .selectFrom('given_up')
    .select('given_up.id'),
)

/**
 * Ends a parked order that nobody paid: it holds nothing, and its idempotency key is free for another one. False when it
 * had ended before.
 */
export async function giveUpParkedOrder(sql: Sql, order: GivingUp): Promise<boolean> {
  const ended = await giveUpParkedOrderStatement(sql, order)
  return ended.length > 0
}
