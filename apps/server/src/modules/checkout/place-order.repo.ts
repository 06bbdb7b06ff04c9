import type { Reservation } from '@trivet/core/availability'
import type { ServiceArea } from '@trivet/core/address'
import type { Order } from '@trivet/core/contract/orders'
import type { Count } from '@trivet/core/money'
import type { Rates } from '@trivet/core/pricing'
import { expressionBuilder } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Sql } from '../../platform/database.ts'
import type { Builder, Tables } from '../../platform/sql/builder.ts'
import type { JsonRow } from '../../platform/sql/fields.ts'
import { joined, secondsFromNow } from '../../platform/sql/functions.ts'
import { insertFrom, insertJson } from '../../platform/sql/insert.ts'
import { statement, type Slots } from '../../platform/sql/statement.ts'
import { newReservations } from '../availability/index.ts'
import { timelineEvents, type NewMail, type OrderRecord } from '../orders/index.ts'
import { queuedMails } from '../outbox/index.ts'
import { mailboxOf, newReferralUses, type NewReferralUse } from '../referrals/index.ts'
import { currentVersion } from '../settings/index.ts'
import type { OrderTerms } from './order-terms.ts'

type NewLine = JsonRow<'order_lines', 'orderId' | 'revenueCents' | 'pricedAs'>

export type NewOrder = {
  record: OrderRecord
  /** Those of the record, with the deposits they are told with. */
  lines: NewLine[]
  terms: OrderTerms
  rates: Rates
  /** Of the settings it was priced with. */
  settingsVersion: number
  /** As those settings have it. */
  area: ServiceArea
  /** One more than that of the user's last order; null besides any other. */
  userOrdinal: number | null
  /** What it holds, where it goes, and the same as above of that home; null where its payment begins with it. */
  hold: { units: Count; addressKey: string | null; addressOrdinal: number | null }
  reservations: Reservation[]
  idempotency: { key: string; requestHash: string; responseBody: Order; lockedUntil: Date | null }
  mail: NewMail
  /** The code it comes with, if any. */
  referral: NewReferralUse | null
  /** The promotion code whose discount it has, if any. */
  promotion: { codeId: string; firstOrderOnly: boolean } | null
}

// set by what happens to the order
const later = [
  'cancelReason',
  'refundDay',
  'pricedStart',
  'pricedEnd',
  'waivedCents',
  'paidAt',
  'onAccountBecause',
  'deliveryVersion',
  'isSample',
  'ownHoldEndsAt',
] as const

type OrderValues = {
  order: JsonRow<'orders', (typeof later)[number]>[]
  lines: NewLine[]
  reservations: NewOrder['reservations']
  key: string
  requestHash: string
  responseBody: unknown
  lockedUntil: Date | null
  mailId: string
  recipient: string
  isMailed: boolean
  placedBy: string
  note: string | null
  settingsVersion: number
}

// One statement is one transaction: order, lines, reservations (whose trigger takes the days), timeline, mail
// and idempotency key are there together or not at all, after one round trip. The mail waits a little: who pays
// at once hears that the order is confirmed and nothing else.
const placeOrder = (db: Builder, $: Slots<OrderValues>, json: Slots<OrderValues>) =>
  db
    .with('placed', (q) =>
      insertJson(q, 'orders', {
        rows: json.order,
        cells: () => ({}),
        leaving: later,
        where: expressionBuilder<Tables>()(currentVersion(q), '=', $.settingsVersion),
      }).returning(['id', 'user_id', 'depot_id', 'created_at']),
    )
    .with('lines', (q) =>
      insertJson(q, 'order_lines', {
        rows: json.lines,
        from: q.selectFrom('placed'),
        cells: (eb) => ({ orderId: eb.ref('placed.id') }),
        leaving: ['revenueCents', 'pricedAs'],
      }),
    )
    .with('keyed', (q) =>
      insertFrom(q, 'idempotency_keys', {
        from: q.selectFrom('placed'),
        cells: (eb) => ({
          userId: eb.ref('placed.user_id'),
          key: $.key,
          requestHash: $.requestHash,
          orderId: eb.ref('placed.id'),
          responseStatus: 201,
          responseBody: json.responseBody,
          lockedUntil: $.lockedUntil,
          createdAt: eb.ref('placed.created_at'),
        }),
      }),
    )
    .with('held', (q) =>
      newReservations(q, json.reservations, q.selectFrom('placed'), (eb) => ({
        orderId: eb.ref('placed.id'),
        depotId: eb.ref('placed.depot_id'),
      })),
    )
    .with('told', (q) =>
      timelineEvents(q, q.selectFrom('placed'), (eb) => ({
        orderId: eb.ref('placed.id'),
        at: eb.ref('placed.created_at'),
        actorId: $.placedBy,
        kind: 'placed',
        from: null,
        to: 'pending',
        note: $.note,
      })),
    )
    .with('mailed', (q) =>
      queuedMails(q, q.selectFrom('placed').where($.isMailed), (eb) => ({
        id: $.mailId,
        template: 'order-received',
        recipient: $.recipient,
        data: jsonBuildObject({ orderId: eb.ref('placed.id') }),
        dedupeKey: joined('order-received:', eb.ref('placed.id')),
        orderId: eb.ref('placed.id'),
        createdAt: eb.ref('placed.created_at'),
        nextAttemptAt: secondsFromNow(120),
      })),
    )

const insertPlainOrder = statement<OrderValues>()('insert-order', (db, $, json) =>
  placeOrder(db, $, json).selectFrom('placed').select('id'),
)

const insertReferredOrder = statement<OrderValues & { referral: NewReferralUse[] }>()(
  'insert-referred-order',
  (db, $, json) =>
    placeOrder(db, $, json)
      .with('referred', (q) =>
        newReferralUses(q, json.referral, q.selectFrom('placed'), (eb) => ({
          orderId: eb.ref('placed.id'),
          userId: eb.ref('placed.user_id'),
          mailbox: mailboxOf(eb.ref('placed.user_id')),
          createdAt: eb.ref('placed.created_at'),
        })),
      )
      .selectFrom('placed')
      .select('id'),
)

/**
 * False when the settings are not the ones the order was priced with any more. Fails with a constraint's name when a day
 * would be oversold, or the idempotency key, the discount or the ordinal is taken.
 */
export async function insertOrder(sql: Sql, order: NewOrder): Promise<boolean> {
  const { record, idempotency, mail, referral, terms } = order
  const values = {
    order: [{ ...record, rates: order.rates, userOrdinal: order.userOrdinal, ...order.hold }],
    lines: order.lines,
    reservations: order.reservations,
    ...idempotency,
    mailId: mail.id,
    recipient: mail.recipient,
    isMailed: terms.isMailed,
    placedBy: terms.placedBy,
    note: terms.note,
    settingsVersion: order.settingsVersion,
  }
  const placed = referral
    ? await insertReferredOrder(sql, { ...values, referral: [referral] })
    : await insertPlainOrder(sql, values)
  return placed.length > 0
}
