import type { CalendarDate, RentalPeriod } from '@trivet/core/dates'
import type { MissReason, VisitKind, VisitWindow } from '@trivet/core/dispatch'
import type { Cents, Count } from '@trivet/core/money'
import type { OrderStatus } from '@trivet/core/orders'
import type { DeclineReason } from '@trivet/core/payments'
import type { Sql } from '../../platform/database.ts'

type OfOrder = {
  orderId: string
  /** The guest's email address. */
  recipient: string
  now: Date
}

type Refunded = OfOrder & {
  refundId: string
  amountCents: Cents
  /** Of it, what goes back to the account credit. */
  accountCreditCents: Cents
  /** What the guest reads of it; empty where staff gave the reason to each other. */
  why: string
  paidCents: Cents
  /** Of it, what later changes of the order added. */
  addedCents: Cents
  /** Of all refunds, this one included. */
  refundedCents: Cents
  /** Of these, what came back by rows by staff. */
  byRowsCents: Cents
  /** What the rows take off the price now. */
  givenByRowsCents: Cents
  isCancelled: boolean
}

type DatesChanged = OfOrder & {
  period: RentalPeriod
  chargeCents: Cents
  refundCents: Cents
  totalCents: Cents
}

type StatusChanged = OfOrder & {
  /** What it is taken back by. */
  changeId: string
  /** Nobody is told before: so long it can be undone. Null: nobody is told of it at all. */
  mailWaitsSeconds: Count | null
}

type StatusFacts = {
  [Status in Exclude<OrderStatus, 'pending' | 'cancelled'> as `order.${Status}`]: StatusChanged
}

/** Each event, with what those who react to it have to know. */
type Facts = StatusFacts & {
  /** Its money moves by an event of its own, which comes after it. */
  'order.cancelled': StatusChanged & {
    why: string
    /** Of what was paid, what is to go back. */
    refundCents: Cents
    /** By its guest, before it was paid. */
    isDropped: boolean
  }
  /** It was paid, and nothing goes back. */
  'order.cancelled-without-refund': OfOrder
  /** It is `to` again, where it was before it became `from`. */
  'order.status-taken-back': OfOrder & { changeId: string; from: OrderStatus; to: OrderStatus }
  'order.refunded': Refunded
  'order.dates-changed': DatesChanged
  'order.extended': DatesChanged
  /** The van goes elsewhere; `version` is that of the delivery details. */
  'order.address-changed': OfOrder & { version: Count }
  /** Staff put another product in the place of one, at the same price; both by their names. */
  'order.product-swapped': OfOrder & { given: string; instead: string; units: Count }
  /** By staff: what, in sentences, and why, both for the guest. */
  'order.changed': OfOrder & {
    changes: string[]
    reason: string
    refundCents: Cents
    dueCents: Cents
    totalCents: Cents
    isPaid: boolean
  }
  'order.damage-charged': OfOrder & { amountCents: Cents; reason: string }
  'order.late-fee-charged': OfOrder & { amountCents: Cents; reason: string }
  /** What it owed on top; `dueId` names the amount. */
  'order.amount-paid': OfOrder & { dueId: string; amountCents: Cents; reason: string }
  /** By the bank, after the guest has left the payment; `attempt` names it. */
  'order.payment-failed': OfOrder & { reason: DeclineReason | 'unknown'; attempt: string }
  /** Its driver has said so just now; `report` names the message. */
  'visit.on-the-way': OfOrder & { visit: VisitKind; window: VisitWindow; report: string }
  'visit.missed': OfOrder & { visit: VisitKind; reason: MissReason; report: string }
  'visit.changed': OfOrder & { visit: VisitKind; day: CalendarDate; window: VisitWindow }
}

export type DomainEventKind = keyof Facts

/** What happened to an order, for those who react to it. */
export type DomainEvent<Kind extends DomainEventKind = DomainEventKind> = {
  [One in Kind]: { kind: One } & Facts[One]
}[Kind]

export type Listener<Kind extends DomainEventKind> = (tx: Sql, event: DomainEvent<Kind>) => Promise<void>

/** Who reacts to what, in this sequence. */
export type Reactions = { readonly [Kind in DomainEventKind]: readonly Listener<Kind>[] }

/** Has everybody react in the transaction of what happened: where one fails, nothing has happened. */
export type Publish = (tx: Sql, event: DomainEvent) => Promise<void>

export function publishTo(reactions: Reactions): Publish {
  return async function publish<Kind extends DomainEventKind>(tx: Sql, event: DomainEvent<Kind>) {
    const listeners: readonly Listener<Kind>[] = reactions[event.kind]
    for (const react of listeners) await react(tx, event)
  }
}
