import { expressionBuilder, type InferResult, type NotNull } from 'kysely'
import { jsonArrayFrom, jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Sql } from '../../../platform/database.ts'
import type { Builder, Tables } from '../../../platform/sql/builder.ts'
import { bool, int, joined, orZero, text } from '../../../platform/sql/functions.ts'
import { statement } from '../../../platform/sql/statement.ts'
import { selectListedOrder } from '../list/order-list.repo.ts'
import { statusMailKey } from '../../outbox/index.ts'
import { commissionOf } from '../../referrals/index.ts'
import { lastEventOf } from '../timeline.repo.ts'
import { selectKeptChange } from './kept-changes.repo.ts'

type OrderTables = Tables & { o: Tables['orders'] }

const order = expressionBuilder<OrderTables, 'o'>()
const entry = expressionBuilder<OrderTables & { t: Tables['timeline_entries'] }, 'o' | 't'>()
const internalNote = expressionBuilder<OrderTables & { n: Tables['order_notes'] }, 'o' | 'n'>()

const keptChange = expressionBuilder<Tables & { k: Tables['status_changes'] }, 'k'>()

const people = () =>
  order
    .selectFrom('users as a')
    .select((eb) => [
      'a.id',
      'a.name',
      bool(eb.and([eb('a.staff_role', 'is not', null), eb('a.id', '<>', eb.ref('o.user_id'))])).as('isStaff'),
    ])

const timelineEvents = order
  .selectFrom('timeline_entries as t')
  .select([
    joined('t', text(entry.ref('t.id'))).as('id'),
    't.at',
    't.kind',
    't.from',
    't.to',
    't.note',
    jsonObjectFrom(people().where('a.id', '=', entry.ref('t.actor_id'))).as('actor'),
  ])
  .whereRef('t.order_id', '=', 'o.id')
  .orderBy('t.id')

const notes = order
  .selectFrom('order_notes as n')
  .select([
    'n.id',
    'n.created_at as at',
    'n.text',
    jsonObjectFrom(people().where('a.id', '=', internalNote.ref('n.author_id'))).as('author'),
  ])
  .whereRef('n.order_id', '=', 'o.id')

const mails = order
  .selectFrom('queued_mails as m')
  .select(['m.id', 'm.created_at as at', 'm.subject', 'm.template', 'm.recipient', 'm.status'])
  .whereRef('m.order_id', '=', 'o.id')

const othersOfCustomer = order
  .selectFrom('orders as other')
  .whereRef('other.user_id', '=', 'o.user_id')
  .whereRef('other.id', '<>', 'o.id')
  .where('other.cancel_reason', 'is distinct from', 'payment-declined')

const lastOrdersShown = 5

const lastOrders = othersOfCustomer
  .select([
    'other.id',
    'other.number',
    'other.status',
    'other.rental_start as rentalStart',
    'other.rental_end as rentalEnd',
    'other.total_cents as totalCents',
  ])
  .orderBy('other.created_at', 'desc')
  .orderBy('other.id')
  .limit(lastOrdersShown)

const referral = order
  .selectFrom('referral_uses as r')
  .innerJoin('referral_codes as c', 'c.id', 'r.code_id')
  .innerJoin('users as h', 'h.id', 'r.host_id')
  .innerJoinLateral(
    (lateral) => commissionOf(lateral.ref('r.order_id')).as('ledger'),
    (join) => join.onTrue(),
  )
  .select((eb) => [
    'c.code',
    jsonBuildObject({ id: eb.ref('h.id'), name: eb.ref('h.name'), email: eb.ref('h.email') }).as('host'),
    'r.commission_cents as commissionCents',
    'r.commission_basis_points as commissionBasisPoints',
    'ledger.earnedCents',
    'ledger.takenBackCents',
    'ledger.isReleased',
    bool(
      eb.exists(
        eb
          .selectFrom('commission_reviews as v')
          .select('v.order_id')
          .whereRef('v.order_id', '=', 'r.order_id')
          .where('v.outcome', 'is', null),
      ),
    ).as('isHeld'),
  ])
  .whereRef('r.order_id', '=', 'o.id')

const payments = order
  .selectFrom('payments as p')
  .select([
    'p.id',
    'p.provider',
    'p.method',
    'p.reference',
    'p.amount_cents as amountCents',
    'p.created_at as at',
  ])
  .whereRef('p.order_id', '=', 'o.id')
  .orderBy('p.created_at')
  .orderBy('p.id')

const toldOf = keptChange
  .selectFrom('queued_mails as told')
  .select('told.id')
  .where('told.dedupe_key', '=', joined(statusMailKey(''), text(keptChange.ref('k.entry_id'))))
  .where('told.sent_at', 'is not', null)

const lastChange = (db: Builder) =>
  selectKeptChange(db)
    .select((eb) => bool(eb.exists(toldOf)).as('isMailed'))
    .where('k.order_id', '=', order.ref('o.id'))
    .where('k.taken_back_at', 'is', null)
    .orderBy('k.entry_id', 'desc')
    .limit(1)

const openRefunds = order
  .selectFrom('refunds as f')
  .select((eb) => int(eb.fn.countAll()).as('open'))
  .whereRef('f.order_id', '=', 'o.id')
  .where('f.sent_at', 'is', null)

const plannedRefund = order
  .selectFrom('status_changes as k')
  .select(['k.refund_cents as amountCents', 'k.settles_at as at'])
  .whereRef('k.order_id', '=', 'o.id')
  .where('k.refund_cents', '>', 0)
  .where('k.settled_at', 'is', null)
  .where('k.taken_back_at', 'is', null)
  .$narrowType<{ amountCents: NotNull; at: NotNull }>()

const collection = order
  .selectFrom('stop_reports as report')
  .select('report.made_at as at')
  .whereRef('report.order_id', '=', 'o.id')
  .where('report.outcome', '=', 'collected')
  .limit(1)

const version = lastEventOf(order.ref('o.id'))

function selectStaffOrder(db: Builder) {
  return selectListedOrder(db).select([
    version.as('version'),
    'u.phone as customerPhone',
    'u.staff_role as customerStaffRole',
    'u.created_at as customerSince',
    orZero(othersOfCustomer.select((eb) => int(eb.fn.countAll()).as('others'))).as('otherOrders'),
    jsonArrayFrom(lastOrders).as('lastOrders'),
    jsonObjectFrom(referral).as('referral'),
    jsonArrayFrom(payments).as('payments'),
    orZero(openRefunds).as('openRefunds'),
    jsonObjectFrom(plannedRefund).as('plannedRefund'),
    jsonObjectFrom(collection).as('collection'),
    jsonArrayFrom(timelineEvents).as('timelineEvents'),
    jsonArrayFrom(notes).as('notes'),
    jsonArrayFrom(mails).as('mails'),
    jsonObjectFrom(lastChange(db)).as('lastChange'),
  ])
}

export type StaffOrderRecord = InferResult<ReturnType<typeof selectStaffOrder>>[number]

const staffOrder = statement<{ orderId: string }>()('staff-order', (db, $) =>
  selectStaffOrder(db).where('o.id', '=', $.orderId),
)

/** One order with everything the staff know about it; null for an unknown id. */
export async function findStaffOrder(sql: Sql, orderId: string): Promise<StaffOrderRecord | null> {
  const [found] = await staffOrder(sql, { orderId })
  return found ?? null
}
