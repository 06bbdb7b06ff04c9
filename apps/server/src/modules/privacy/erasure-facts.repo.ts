import type { OpenOrder } from '@trivet/core/privacy'
import { sql as part } from 'kysely'
import type { Sql } from '../../platform/database.ts'
import { condition } from '../../platform/sql/functions.ts'
import { statement } from '../../platform/sql/statement.ts'
import { storedAccountFields, type StoredAccount } from '../accounts/index.ts'
import { isAmountOwed } from '../orders/index.ts'

type OfUser = { userId: string }

const lockStatement = statement<OfUser>()('lock-account-to-erase', (db, $) =>
  db.selectFrom('users').select(storedAccountFields).where('id', '=', $.userId).forUpdate(),
)

/** Held against everything that would give the account something new: whoever places an order for it waits. */
export async function lockToErase(tx: Sql, userId: string): Promise<StoredAccount | null> {
  const [account] = await lockStatement(tx, { userId })
  return account ?? null
}

const openOrdersStatement = statement<OfUser>()('open-orders-of', (db, $) =>
  db
    .selectFrom('orders')
    .select(['number', 'rental_end as rentalEnd'])
    .where('user_id', '=', $.userId)
    .where('status', 'not in', ['completed', 'cancelled'])
    .orderBy('rental_end'),
)

export function findOpenOrders(sql: Sql, userId: string): Promise<OpenOrder[]> {
  return openOrdersStatement(sql, { userId })
}

const expectedStatement = statement<OfUser>()('orders-to-stays-of', (db, $) =>
  db
    .selectFrom('orders as o')
    .innerJoin('stays as s', 's.id', 'o.stay_id')
    .select(['o.number', 'o.rental_end as rentalEnd'])
    .where('s.host_id', '=', $.userId)
    .where('o.user_id', '<>', $.userId)
    .where('o.status', 'not in', ['completed', 'cancelled'])
    .orderBy('o.rental_end'),
)

/** Orders of guests that go to a home of this host. */
export function findExpectedAtStays(sql: Sql, userId: string): Promise<OpenOrder[]> {
  return expectedStatement(sql, { userId })
}

const unsettledStatement = statement<OfUser>()('unsettled-orders-of', (db, $) =>
  db
    .selectFrom('orders as o')
    .select('o.number')
    .where('o.user_id', '=', $.userId)
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('amounts_due as a')
            .select('a.id')
            .whereRef('a.order_id', '=', 'o.id')
            .where(isAmountOwed),
        ),
        condition(part`
          EXISTS (SELECT FROM refunds r WHERE r.order_id = o.id AND r.sent_at IS NULL)
          OR EXISTS (SELECT FROM returned_charges c WHERE c.order_id = o.id AND c.sent_at IS NULL)
          OR EXISTS (SELECT FROM payment_checks p WHERE p.order_id = o.id AND p.closed_at IS NULL)
          OR EXISTS (
            SELECT FROM status_changes s WHERE s.order_id = o.id
            AND s.settles_at IS NOT NULL AND s.settled_at IS NULL AND s.taken_back_at IS NULL
          )
        `),
      ]),
    )
    .orderBy('o.number'),
)

/** Numbers of orders of which money is still to come or to go. */
export async function findUnsettledOrders(sql: Sql, userId: string): Promise<string[]> {
  const found = await unsettledStatement(sql, { userId })
  return found.map(({ number }) => number)
}
