import type { AccountCreditCause } from '@trivet/core/account-credit'
import type { Cents } from '@trivet/core/money'
import { expressionBuilder, type Expression } from 'kysely'
import type { Sql } from '../../platform/database.ts'
import type { Tables } from '../../platform/sql/builder.ts'
import { orZero, text } from '../../platform/sql/functions.ts'
import { insertRow } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'

const eb = expressionBuilder<Tables, never>()

/** A part of a statement: what a user has to spend, in cents; 0 of nobody. */
export function balanceOf(userId: Expression<string | null>) {
  return orZero(
    eb.selectFrom('account_credits as c').select('c.balance_cents').where('c.user_id', '=', userId),
  )
}

const creditBalance = statement<{ userId: string }>()('account-credit-balance', (db, $) =>
  db.selectNoFrom(balanceOf($.userId).as('balanceCents')),
)

const creditEntries = statement<{ userId: string; count: number }>()('account-credit-entries', (db, $) =>
  db
    .selectFrom('account_credit_entries as e')
    .leftJoin('orders as o', 'o.id', 'e.order_id')
    .leftJoin('users as by', 'by.id', 'e.actor_id')
    .select(({ ref }) => [
      text(ref('e.id')).as('id'),
      'e.at',
      'e.cause',
      'e.cents',
      'e.reason',
      'o.id as orderId',
      'o.number as orderNumber',
      'by.name as by',
    ])
    .where('e.user_id', '=', $.userId)
    .orderBy('e.id', 'desc')
    .limit($.count),
)

export type CreditEntry = Awaited<ReturnType<typeof creditEntries>>[number]

/** A user's balance, and the last entries, newest first. */
export async function findAccountCredit(
  sql: Sql,
  asked: { userId: string; count: number },
): Promise<{ balanceCents: Cents; entries: CreditEntry[] }> {
  const [balances, entries] = await Promise.all([creditBalance(sql, asked), creditEntries(sql, asked)])
  return { balanceCents: balances[0]?.balanceCents ?? 0, entries }
}

type Goodwill = {
  userId: string
  cents: Cents
  reason: string
  actorId: string
  requestKey: string
  now: Date
}

const goodwill: AccountCreditCause = 'goodwill'

/** Every other entry is written by the triggers of what causes it. */
export const insertGoodwill = statement<Goodwill>()('insert-goodwill', (db, $) =>
  insertRow(
    db,
    'account_credit_entries',
    {
      at: $.now,
      userId: $.userId,
      cause: goodwill,
      cents: $.cents,
      reason: $.reason,
      actorId: $.actorId,
      requestKey: $.requestKey,
    },
    ['orderId', 'refundId', 'payoutId', 'round'],
  ),
)

const goodwillByKey = statement<{ userId: string; requestKey: string }>()('goodwill-by-key', (db, $) =>
  db
    .selectFrom('account_credit_entries')
    .select(['cents', 'reason'])
    .where('user_id', '=', $.userId)
    .where('request_key', '=', $.requestKey),
)

/** What was given with an Idempotency-Key; null for a new key. */
export async function findGoodwill(tx: Sql, asked: { userId: string; requestKey: string }) {
  const [found] = await goodwillByKey(tx, asked)
  return found ?? null
}
