import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Sql } from '../../platform/database.ts'
import { someFields } from '../../platform/sql/fields.ts'
import { bool } from '../../platform/sql/functions.ts'
import { statement } from '../../platform/sql/statement.ts'
import { isWithdrawn } from './referral-codes.repo.ts'

type Asked = { code: string; userId: string | null; now: Date }

const cartCodeFacts = statement<Asked>()('cart-code-facts', (db, $) => {
  const code = db
    .selectFrom('referral_codes as c')
    .innerJoin('users as u', 'u.id', 'c.host_id')
    .select(someFields('referral_codes', 'c', ['id', 'hostId', 'expiresAt']))
    .select(isWithdrawn)
    .where('c.code', '=', $.code)
  const orders = db
    .selectFrom('orders as o')
    .select('o.id')
    .where((eb) => eb.or([eb('o.hold_expires_at', 'is', null), eb('o.hold_expires_at', '>', $.now)]))

  const ordered = orders.where('o.user_id', '=', $.userId).where('o.status', '<>', 'cancelled')
  const discounts = orders
    .innerJoin('referral_uses as r', 'r.order_id', 'o.id')
    .where('r.user_id', '=', $.userId)
    .where('r.uses_discount', '=', true)
  return db.selectNoFrom(({ exists, not, and }) => [
    jsonObjectFrom(code).as('code'),
    bool(and([not(exists(ordered)), not(exists(discounts))])).as('isFirstOrder'),
  ])
})

export type CartCodeFacts = Awaited<ReturnType<typeof cartCodeFacts>>[number]

/**
 * What deciding about a code needs to know of code and guest, in one round trip. An order counts unless it was
 * cancelled; one whose hold is over is as good as cancelled. A discount once used is used, even if that order was cancelled after it was paid.
 */
export async function findCartCodeFacts(sql: Sql, asked: Asked): Promise<CartCodeFacts> {
  const [facts] = await cartCodeFacts(sql, asked)
  return facts ?? { code: null, isFirstOrder: false }
}
