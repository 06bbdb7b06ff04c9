import type { Cents } from '@trivet/core/money'
import type { AmountDueKind, TimelineKind } from '@trivet/core/orders'
import type { MoneySource, OutsideMethod } from '@trivet/core/payments'
import type { Sql } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { someFields } from '../../platform/sql/fields.ts'
import { bool } from '../../platform/sql/functions.ts'
import { insertRow } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'
import { isAmountOwed, timelineEvents } from '../orders/index.ts'
import { insertPayment } from '../payments/index.ts'

/** What staff charge after the pickup; what a change adds to a price is written with the change. */
export type ChargedKind = Exclude<AmountDueKind, 'price-change'>

export type NewAmountDue = {
  id: string
  orderId: string
  actorId: string
  kind: ChargedKind
  amountCents: Cents
  reason: string
  /** In the order's timeline. */
  note: string
  now: Date
}

const told = { loss: 'damage-charged', 'late-fee': 'late-fee-charged' } as const satisfies Record<
  ChargedKind,
  TimelineKind
>

type ToldAmount = NewAmountDue & { told: TimelineKind }

const insertAmountDueStatement = statement<ToldAmount>()('insert-amount-due', (db, $) =>
  db
    .with('owed', (q) =>
      insertRow(
        q,
        'amounts_due',
        {
          id: $.id,
          orderId: $.orderId,
          kind: $.kind,
          reason: $.reason,
          amountCents: $.amountCents,
          createdAt: $.now,
        },
        ['paidAt', 'provider', 'reference', 'waivedAt', 'waivedBecause'],
      ).returning('order_id'),
    )
    .with('told', (q) =>
      timelineEvents(q, q.selectFrom('owed'), (eb) => ({
        orderId: eb.ref('owed.order_id'),
        at: $.now,
        actorId: $.actorId,
        kind: $.told,
        from: null,
        to: null,
        note: $.note,
      })),
    )
    .selectFrom('owed')
    .select('order_id'),
)

export async function insertAmountDue(tx: Sql, due: NewAmountDue): Promise<void> {
  await insertAmountDueStatement(tx, { ...due, told: told[due.kind] })
}

type DueOfOrder = { orderId: string; dueId: string }

const lockAmountDueStatement = statement<DueOfOrder>()('lock-amount-due', (db, $) =>
  db
    .selectFrom('amounts_due as a')
    .innerJoin('orders as o', 'o.id', 'a.order_id')
    .select(someFields('amounts_due', 'a', ['kind', 'amountCents', 'reason', 'paidAt']))
    .select(bool(isAmountOwed).as('isOwed'))
    .where('a.id', '=', $.dueId)
    .where('a.order_id', '=', $.orderId)
    .forUpdate('a'),
)

/** An amount of an order that is locked, held until the transaction ends. */
export async function lockAmountDue(tx: Sql, due: DueOfOrder) {
  const [found] = await lockAmountDueStatement(tx, due)
  return found ?? null
}

type DuePayment = {
  dueId: string
  actorId: string
  /** What it was paid with; null where that is a payment of the order. */
  provider: MoneySource | null
  reference: string | null
  told: Extract<TimelineKind, 'paid' | 'damage-paid'>
  note: string
  now: Date
}

/** The amount as paid, with the event in the order's timeline. */
const writeDuePaymentStatement = statement<DuePayment>()('write-due-payment', (db, $) =>
  db
    .with('paid', (q) =>
      q
        .updateTable('amounts_due')
        .set({ paid_at: $.now, provider: $.provider, reference: $.reference })
        .where('id', '=', $.dueId)
        .where('paid_at', 'is', null)
        .where('waived_at', 'is', null)
        .returning('order_id'),
    )
    .with('told', (q) =>
      timelineEvents(q, q.selectFrom('paid'), (eb) => ({
        orderId: eb.ref('paid.order_id'),
        at: $.now,
        actorId: $.actorId,
        kind: $.told,
        from: null,
        to: null,
        note: $.note,
      })),
    )
    .selectFrom('paid')
    .select('order_id'),
)

export type PaidDue = Omit<DuePayment, 'provider' | 'reference' | 'told'> & {
  orderId: string
  kind: AmountDueKind
  amountCents: Cents
  provider: MoneySource
  /** How it came, where staff wrote it down. */
  method?: OutsideMethod
  reference: string
}

/** What a change added to the price is paid by one more payment of the order; anything else stays apart from its price. */
export async function writeDuePayment(
  tx: Sql,
  { kind, orderId, amountCents, method, ...paid }: PaidDue,
): Promise<void> {
  if (kind !== 'price-change')
    return void (await writeDuePaymentStatement(tx, { ...paid, told: 'damage-paid' }))
  const { provider, reference, now: createdAt } = paid
  await insertPayment(tx, {
    id: newId(),
    orderId,
    provider,
    method: method ?? null,
    reference,
    amountCents,
    card: null,
    createdAt,
  })
  await writeDuePaymentStatement(tx, { ...paid, provider: null, reference: null, told: 'paid' })
}

export type DueWaiver = { dueId: string; actorId: string; because: string; note: string; now: Date }

/** The amount as waived, with the event in the order's timeline. */
export const writeDueWaiver = statement<DueWaiver>()('write-due-waiver', (db, $) =>
  db
    .with('waived', (q) =>
      q
        .updateTable('amounts_due')
        .set({ waived_at: $.now, waived_because: $.because })
        .where('id', '=', $.dueId)
        .where('paid_at', 'is', null)
        .where('waived_at', 'is', null)
        .returning(['order_id', 'kind', 'amount_cents']),
    )
    // what was waived of a price was paid by nobody, and is not refunded when the order gets cheaper
    .with('ofPrice', (q) =>
      q
        .updateTable('orders as o')
        .from('waived')
        .set((eb) => ({ waived_cents: eb('o.waived_cents', '+', eb.ref('waived.amount_cents')) }))
        .whereRef('o.id', '=', 'waived.order_id')
        .where('waived.kind', '=', 'price-change'),
    )
    .with('told', (q) =>
      timelineEvents(q, q.selectFrom('waived'), (eb) => ({
        orderId: eb.ref('waived.order_id'),
        at: $.now,
        actorId: $.actorId,
        kind: 'damage-waived',
        from: null,
        to: null,
        note: $.note,
      })),
    )
    .selectFrom('waived')
    .select('order_id'),
)
