import { expressionBuilder, type Expression } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Sql } from '../../platform/database.ts'
import { hasSecondFactor } from '../../platform/has-second-factor.ts'
import type { Tables } from '../../platform/sql/builder.ts'
import { bool, int, largeSumOf, least, orZero, sumOf } from '../../platform/sql/functions.ts'
import { statement } from '../../platform/sql/statement.ts'
import { balanceOf } from '../account-credit/index.ts'
import { isPriceSettled } from '../orders/index.ts'

// of user `u`
const eb = expressionBuilder<Tables & { u: Tables['users'] }, 'u'>()

const sessions = (now: Expression<Date>) =>
  eb
    .selectFrom('sessions as s')
    .select(({ fn }) => int(fn.countAll()).as('count'))
    .whereRef('s.user_id', '=', 'u.id')
    .where((session) => session(least(session.ref('s.expires_at'), session.ref('s.ends_at')), '>', now))

// a checkout whose card was declined never became an order
const orders = eb
  .selectFrom('orders as o')
  .whereRef('o.user_id', '=', 'u.id')
  .where('o.cancel_reason', 'is distinct from', 'payment-declined')

const paidCents = eb
  .selectFrom('orders as o')
  .innerJoin('payments as p', 'p.order_id', 'o.id')
  .select((payment) => largeSumOf(payment.ref('p.amount_cents')).as('cents'))
  .whereRef('o.user_id', '=', 'u.id')

const refundedCents = eb
  .selectFrom('orders as o')
  .innerJoin('refunds as r', 'r.order_id', 'o.id')
  .select((refund) => largeSumOf(refund.ref('r.amount_cents')).as('cents'))
  .whereRef('o.user_id', '=', 'u.id')

const recentOrders = (count: Expression<number>) =>
  orders
    .select(['o.id', 'o.number', 'o.total_cents as totalCents', 'o.status', 'o.created_at as createdAt'])
    .select(isPriceSettled.as('isPaid'))
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id')
    .limit(count)

const kits = eb.selectFrom('kits as k').whereRef('k.user_id', '=', 'u.id')

const recentKits = (count: Expression<number>) =>
  kits
    .select(['k.id', 'k.name', 'k.last_modified as lastModified'])
    .select((kit) =>
      orZero(
        kit
          .selectFrom('kit_items as i')
          .select((item) => sumOf(item.ref('i.quantity')).as('pieces'))
          .whereRef('i.kit_id', '=', 'k.id'),
      ).as('pieces'),
    )
    .orderBy('k.created_at', 'desc')
    .orderBy('k.id')
    .limit(count)

const codes = eb.selectFrom('referral_codes as c').whereRef('c.host_id', '=', 'u.id')

const codeInUse = (now: Expression<Date>) =>
  codes
    .select('c.code')
    .where('u.is_host', '=', true)
    .where('c.withdrawn_at', 'is', null)
    .where('c.expires_at', '>', now)

const uses = eb
  .selectFrom('referral_uses as r')
  .innerJoin('orders as o', 'o.id', 'r.order_id')
  .whereRef('r.host_id', '=', 'u.id')
  .where('o.paid_at', 'is not', null)
  .where('o.status', '<>', 'cancelled')

type Asked = { userId: string; now: Date; count: number }

const accountBelongings = statement<Asked>()('account-belongings', (db, $) =>
  db
    .selectFrom('users as u')
    .select([
      bool(hasSecondFactor(eb.ref('u.id'))).as('hasSecondFactor'),
      orZero(sessions($.now)).as('sessions'),
      orZero(orders.select(({ fn }) => int(fn.countAll()).as('count'))).as('orders'),
      eb(orZero(paidCents), '-', orZero(refundedCents)).as('spentCents'),
      jsonArrayFrom(recentOrders($.count)).as('recentOrders'),
      orZero(kits.select(({ fn }) => int(fn.countAll()).as('count'))).as('kits'),
      jsonArrayFrom(recentKits($.count)).as('recentKits'),
      balanceOf(eb.ref('u.id')).as('creditCents'),
      codeInUse($.now).as('code'),
      orZero(codes.select(({ fn }) => int(fn.countAll()).as('count'))).as('codes'),
      orZero(uses.select(({ fn }) => int(fn.countAll()).as('count'))).as('uses'),
    ])
    .where('u.id', '=', $.userId),
)

export type Belongings = Awaited<ReturnType<typeof accountBelongings>>[number]

/** What belongs to an account, and the newest of it, in one round trip. */
export async function findBelongings(sql: Sql, asked: Asked): Promise<Belongings | null> {
  const [found] = await accountBelongings(sql, asked)
  return found ?? null
}
