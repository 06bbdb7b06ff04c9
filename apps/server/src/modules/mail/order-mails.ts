// What a guest is mailed when something happens to an order; the same event is mailed once.
import { missReasonNames } from '@trivet/core/copy/dispatch'
import { windowLabel } from '@trivet/core/dispatch'
import { toDecimal } from '@trivet/core/money'
import { newId } from '../../platform/ids.ts'
import type { Sql } from '../../platform/database.ts'
import type { DomainEvent } from '../orders/index.ts'
import { dropUnsentMails, queueMail, statusMailKey, withdrawMail } from '../outbox/index.ts'

const statusMails = {
  'order.packed': 'order-packed',
  'order.dispatched': 'order-dispatched',
  'order.delivered': 'order-delivered',
  'order.collected': 'order-collected',
  'order.completed': 'order-completed',
} as const

export async function mailStatus(
  tx: Sql,
  { kind, orderId, recipient, changeId, mailWaitsSeconds, now }: DomainEvent<keyof typeof statusMails>,
): Promise<void> {
  if (mailWaitsSeconds === null) return
  const template = statusMails[kind]
  await queueMail(tx, {
    template,
    recipient,
    orderId,
    data: { orderId },
    // one that was taken back may happen again
    dedupeKey: statusMailKey(changeId),
    waitSeconds: mailWaitsSeconds,
    now,
  })
}

/** Nobody is told of a status change that was taken back before its mail was sent. */
export async function withdrawStatusMail(
  tx: Sql,
  { changeId }: DomainEvent<'order.status-taken-back'>,
): Promise<void> {
  await withdrawMail(tx, statusMailKey(changeId))
}

export async function mailCancellation(tx: Sql, event: DomainEvent<'order.cancelled'>): Promise<void> {
  const { orderId, recipient, changeId, mailWaitsSeconds, why, refundCents, isDropped, now } = event
  if (isDropped) return dropUnsentMails(tx, orderId)
  if (mailWaitsSeconds === null) return
  await queueMail(tx, {
    template: 'order-cancelled',
    recipient,
    orderId,
    data: { orderId, why, refund: toDecimal(refundCents) },
    dedupeKey: statusMailKey(changeId),
    waitSeconds: mailWaitsSeconds,
    now,
  })
}

export async function mailRefund(
  tx: Sql,
  { orderId, recipient, refundId, amountCents, accountCreditCents, why, now }: DomainEvent<'order.refunded'>,
): Promise<void> {
  await queueMail(tx, {
    template: 'order-refunded',
    recipient,
    orderId,
    data: {
      orderId,
      amount: toDecimal(amountCents),
      ...(accountCreditCents > 0 && { toAccountCredit: toDecimal(accountCreditCents) }),
      why,
    },
    dedupeKey: `order-refunded:${refundId}`,
    now,
  })
}

const rentalMails = {
  'order.dates-changed': 'order-dates-changed',
  'order.extended': 'order-extended',
} as const

export async function mailRentalChange(
  tx: Sql,
  { kind, orderId, recipient, now, ...change }: DomainEvent<keyof typeof rentalMails>,
): Promise<void> {
  const { period, chargeCents, refundCents, totalCents } = change
  const template = rentalMails[kind]
  await queueMail(tx, {
    template,
    recipient,
    orderId,
    data: {
      orderId,
      rentalStart: period.start,
      rentalEnd: period.end,
      charge: toDecimal(chargeCents),
      refund: toDecimal(refundCents),
      totalPrice: toDecimal(totalCents),
    },
    // an order may come back to days it had before
    dedupeKey: `${template}:${orderId}:${newId()}`,
    now,
  })
}

export async function mailNewAddress(
  tx: Sql,
  { orderId, recipient, version, now }: DomainEvent<'order.address-changed'>,
): Promise<void> {
  await queueMail(tx, {
    template: 'order-delivery-changed',
    recipient,
    orderId,
    data: { orderId },
    dedupeKey: `order-delivery-changed:${orderId}:${version}`,
    now,
  })
}

export async function mailProductSwap(
  tx: Sql,
  { orderId, recipient, given, instead, units, now }: DomainEvent<'order.product-swapped'>,
): Promise<void> {
  await queueMail(tx, {
    template: 'product-swapped',
    recipient,
    orderId,
    data: { orderId, given, instead, units },
    // what was swapped may be swapped back
    dedupeKey: `product-swapped:${orderId}:${newId()}`,
    now,
  })
}

export async function mailOrderChange(
  tx: Sql,
  { orderId, recipient, now, ...change }: DomainEvent<'order.changed'>,
): Promise<void> {
  const { changes, reason, refundCents, dueCents, totalCents, isPaid } = change
  await queueMail(tx, {
    template: 'order-changed',
    recipient,
    orderId,
    data: {
      orderId,
      changes,
      reason,
      refund: toDecimal(refundCents),
      due: toDecimal(dueCents),
      totalPrice: toDecimal(totalCents),
      isPaid,
    },
    // what was changed may be changed back
    dedupeKey: `order-changed:${orderId}:${newId()}`,
    now,
  })
}

/** An order has one of each. */
export const mailDamageCharge = (tx: Sql, event: DomainEvent<'order.damage-charged'>) =>
  mailAmount(tx, { template: 'damage-charged', about: event.orderId, ...event })

export const mailLateFee = (tx: Sql, event: DomainEvent<'order.late-fee-charged'>) =>
  mailAmount(tx, { template: 'late-fee-charged', about: event.orderId, ...event })

export const mailPaidAmount = (tx: Sql, event: DomainEvent<'order.amount-paid'>) =>
  mailAmount(tx, { template: 'amount-paid', about: event.dueId, ...event })

type MailedAmount = Omit<DomainEvent<'order.damage-charged'>, 'kind'> & {
  template: 'damage-charged' | 'late-fee-charged' | 'amount-paid'
  /** What one mail is sent about. */
  about: string
}

async function mailAmount(
  tx: Sql,
  { template, about, orderId, recipient, amountCents, reason, now }: MailedAmount,
): Promise<void> {
  await queueMail(tx, {
    template,
    recipient,
    orderId,
    data: { orderId, amount: toDecimal(amountCents), note: reason },
    dedupeKey: `${template}:${about}`,
    now,
  })
}

export async function mailFailedPayment(
  tx: Sql,
  { orderId, recipient, reason, attempt, now }: DomainEvent<'order.payment-failed'>,
): Promise<void> {
  await queueMail(tx, {
    template: 'payment-failed',
    recipient,
    orderId,
    data: { orderId, reason },
    dedupeKey: `payment-failed:${attempt}`,
    now,
  })
}

export async function mailVisitChange(
  tx: Sql,
  { orderId, recipient, visit, day, window, now }: DomainEvent<'visit.changed'>,
): Promise<void> {
  await queueMail(tx, {
    template: 'visit-changed',
    recipient,
    orderId,
    data: { orderId, visit, day, window: windowLabel(visit, window) },
    // a visit may come back to a day it had before
    dedupeKey: `visit-changed:${orderId}:${newId()}`,
    now,
  })
}

export async function mailOnTheWay(
  tx: Sql,
  { orderId, recipient, visit, window, report, now }: DomainEvent<'visit.on-the-way'>,
): Promise<void> {
  await queueMail(tx, {
    template: 'driver-on-the-way',
    recipient,
    orderId,
    data: { orderId, visit, window: windowLabel(visit, window) },
    dedupeKey: `driver-on-the-way:${report}`,
    now,
  })
}

export async function mailMissedVisit(
  tx: Sql,
  { orderId, recipient, visit, reason, report, now }: DomainEvent<'visit.missed'>,
): Promise<void> {
  await queueMail(tx, {
    template: 'visit-missed',
    recipient,
    orderId,
    data: { orderId, visit, reason: missReasonNames[reason] },
    dedupeKey: `visit-missed:${report}`,
    now,
  })
}
