import { accountCreditSource } from '@trivet/core/payments'
import { expressionBuilder } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Builder, Tables } from '../../platform/sql/builder.ts'
import { allFields } from '../../platform/sql/fields.ts'
import { paidCents } from './list/order-sums.ts'

const order = expressionBuilder<Tables & { o: Tables['orders'] }, 'o'>()
const report = expressionBuilder<Tables & { d: Tables['damage_reports'] }, 'd'>()

const lines = order
  .selectFrom('order_lines as l')
  .select(
    allFields('order_lines', 'l', ['orderId', 'revenueCents', 'pricedAs', 'depositCents', 'pieceDeposits']),
  )
  .whereRef('l.order_id', '=', 'o.id')
  .orderBy('l.position')

const timeline = order
  .selectFrom('timeline_entries as t')
  .select(allFields('timeline_entries', 't', ['id', 'orderId', 'actorId']))
  .whereRef('t.order_id', '=', 'o.id')
  .orderBy('t.id')

const stay = order
  .selectFrom('stays as s')
  .select(['s.title', 's.access_notes as accessNotes'])
  .whereRef('s.id', '=', 'o.stay_id')

const firstPayment = order
  .selectFrom('payments as p')
  .select(['p.provider', 'p.method'])
  .whereRef('p.order_id', '=', 'o.id')
  .where('p.provider', '<>', accountCreditSource)
  .orderBy('p.created_at')
  .orderBy('p.id')
  .limit(1)

const refunds = order
  .selectFrom('refunds as r')
  .select([
    'r.id',
    'r.amount_cents as amountCents',
    'r.account_credit_cents as accountCreditCents',
    'r.reason',
    'r.created_at as at',
  ])
  .whereRef('r.order_id', '=', 'o.id')
  .orderBy('r.created_at')

const amountsDue = order
  .selectFrom('amounts_due as due')
  .select([
    'due.id',
    'due.kind',
    'due.amount_cents as amountCents',
    'due.reason',
    'due.created_at as at',
    'due.paid_at as paidAt',
    'due.waived_at as waivedAt',
  ])
  .whereRef('due.order_id', '=', 'o.id')
  .orderBy('due.created_at')
  .orderBy('due.id')

const visitWindows = order
  .selectFrom('visit_windows as w')
  .select(['w.kind', 'w.window'])
  .whereRef('w.order_id', '=', 'o.id')

const damagePhotos = report
  .selectFrom('damage_photos as f')
  .select(['f.id', 'f.width', 'f.height'])
  .whereRef('f.report_id', '=', 'd.id')
  .orderBy('f.position')

const damageReports = order
  .selectFrom('damage_reports as d')
  .leftJoin('order_lines as line', 'line.id', 'd.order_line_id')
  .select([
    'd.id',
    'd.created_at as at',
    'd.kind',
    'line.name as item',
    'd.text',
    'd.is_covered as isCovered',
    jsonArrayFrom(damagePhotos).as('photos'),
  ])
  .whereRef('d.order_id', '=', 'o.id')
  .orderBy('d.created_at')
  .orderBy('d.id')

/**
 * Orders `o` of their customers `u`, with all that belongs to them: one round trip, whatever the number of orders. The
 * table is read whole, but for what only a few statements need.
 */
export function selectOrder(db: Builder) {
  return db
    .selectFrom('orders as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select(
      allFields('orders', 'o', [
        'rates',
        'cancelReason',
        'isSample',
        'userOrdinal',
        'units',
        'addressKey',
        'addressOrdinal',
        'ownHoldEndsAt',
      ]),
    )
    .select([
      'u.email as userEmail',
      paidCents.as('paidCents'),
      jsonObjectFrom(stay).as('stay'),
      jsonArrayFrom(lines).as('lines'),
      jsonArrayFrom(timeline).as('timeline'),
      jsonObjectFrom(firstPayment).as('firstPayment'),
      jsonArrayFrom(refunds).as('refunds'),
      jsonArrayFrom(amountsDue).as('amountsDue'),
      jsonArrayFrom(visitWindows).as('visitWindows'),
      jsonArrayFrom(damageReports).as('damageReports'),
    ])
}
