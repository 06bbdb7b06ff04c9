import { expressionBuilder } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Sql } from '../../platform/database.ts'
import type { Builder, Tables } from '../../platform/sql/builder.ts'
import { someFields } from '../../platform/sql/fields.ts'
import { anyFrom, bool } from '../../platform/sql/functions.ts'
import { statement, type Slots } from '../../platform/sql/statement.ts'
import { isWithdrawn } from './referral-codes.repo.ts'

type Guest = { userId: string | null; now: Date }

type Asked = Guest & { code: string }

/**
 * A part of a statement: whether an order would be the guest's first. An order counts unless it was cancelled, paid or not;
 * one whose hold is over is as good as cancelled.
 */
export function hasNoOrder(db: Builder, $: Slots<Guest>) {
  // all accounts whose mail arrives at one mailbox are one guest
  const person = db
    .selectFrom('users as me')
    .innerJoin('users as account', 'account.mailbox', 'me.mailbox')
    .select('account.id')
    .where('me.id', '=', $.userId)
  const ordered = db
    .selectFrom('orders as o')
    .select('o.id')
    .where('o.user_id', '=', anyFrom(person))
    .where('o.status', '<>', 'cancelled')
    .where((eb) => eb.or([eb('o.hold_expires_at', 'is', null), eb('o.hold_expires_at', '>', $.now)]))
  const { exists, not } = expressionBuilder<Tables>()
  return bool(not(exists(ordered)))
}

const cartCodeFacts = statement<Asked>()('cart-code-facts', (db, $) => {
  const code = db
    .selectFrom('referral_codes as c')
    .innerJoin('users as u', 'u.id', 'c.host_id')
    .select(someFields('referral_codes', 'c', ['id', 'hostId', 'expiresAt']))
    .select(isWithdrawn.as('isWithdrawn'))
    .where('c.code', '=', $.code)
  return db.selectNoFrom([jsonObjectFrom(code).as('code'), hasNoOrder(db, $).as('isFirstOrder')])
})

export type CartCodeFacts = Awaited<ReturnType<typeof cartCodeFacts>>[number]

/** What deciding about a code needs to know of code and guest, in one round trip. */
export async function findCartCodeFacts(sql: Sql, asked: Asked): Promise<CartCodeFacts> {
  const [facts] = await cartCodeFacts(sql, asked)
  return facts ?? { code: null, isFirstOrder: false }
}
