import {
  toCancellationOutput,
  type CancellationOutput,
  type OrderCommissionState,
  type StaffOrder,
} from '@trivet/core/contract/orders'
import { takingBackRefusalMessage } from '@trivet/core/copy/orders'
import { dateInZone, type CalendarDate } from '@trivet/core/dates'
import { agreedVersions, lateFeeAgreedSince } from '@trivet/core/legal'
import { toDecimal } from '@trivet/core/money'
import {
  collectedAtOf,
  decideCancellation,
  decideTakingBack,
  isPriceSettled,
  lateFee,
  type LateFeeTerms,
} from '@trivet/core/orders'
import { may } from '@trivet/core/staff'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { toAmountDue } from '../amount-due.ts'
import { toListedOrder } from '../list/listed-order.ts'
import { creditOn, windowOf } from '../order-record.ts'
import { eventsOf } from './staff-order-events.ts'
import { findStaffOrder, type StaffOrderRecord } from './staff-order.repo.ts'

/** One order, with its customer, its host, its money and everything that happened to it. */
export async function getStaffOrder(ctx: UserContext, { id }: { id: string }): Promise<StaffOrder> {
  const [record, { settings }] = await Promise.all([findStaffOrder(ctx.sql, id), ctx.settings.current()])
  if (!record) throw new AppError('ORDER_NOT_FOUND')
  return {
    ...toListedOrder(record, settings.serviceAreas),
    updatedAt: toIso(record.updatedAt),
    version: record.version,
    customer: customerOf(record, ctx.actor),
    timeZone: record.timeZone,
    today: ctx.clock.today(record.timeZone),
    windows: { delivery: windowOf(record, 'delivery'), pickup: windowOf(record, 'pickup') },
    amountsDue: record.amountsDue.map(toAmountDue),
    lateFee: lateFeeOf(record, { terms: settings.lateFee, today: ctx.clock.today(record.timeZone) }),
    referral: may(ctx.actor.staffRole, 'payouts') ? referralOf(record) : null,
    payments: record.payments.map(({ id: _id, provider, method, reference, amountCents, at }) => ({
      _id,
      provider,
      ...(method && { method }),
      reference,
      amount: toDecimal(amountCents),
      at: toIso(at),
    })),
    openRefunds: record.openRefunds,
    plannedRefund: plannedRefundOf(record),
    policy: policyOf(record, ctx.clock.now()),
    lastChange: lastChangeOf(record, ctx.clock.now()),
    events: eventsOf(record),
  }
}

/** What the pickup costs that comes late, or came so; null where nothing is to be added, or is added already. */
export function lateFeeOf(
  { status, agreedTo, amountsDue, lines, rentalEnd, timeline, collection, timeZone }: StaffOrderRecord,
  { terms, today }: { terms: LateFeeTerms; today: CalendarDate },
): StaffOrder['lateFee'] {
  if (status !== 'delivered' && status !== 'collected') return null
  if (amountsDue.some(({ kind }) => kind === 'late-fee')) return null
  const agreement = agreedVersions(agreedTo)?.rentalAgreement
  if (!agreement || agreement < lateFeeAgreedSince) return null
  // a driver's report may arrive days after the pickup
  const collectedAt = collection ? new Date(collection.at) : collectedAtOf(timeline)
  const collectedOn = status === 'collected' && collectedAt ? dateInZone(collectedAt, timeZone) : null
  const fee = lateFee({ lines, pickupDay: rentalEnd, collectedOn: collectedOn ?? today, terms })
  return fee.cents === 0 ? null : { days: fee.days, amount: toDecimal(fee.cents), collectedOn }
}

/** The status change that can be taken back, or why it cannot. */
function lastChangeOf({ lastChange, status }: StaffOrderRecord, now: Date): StaffOrder['lastChange'] {
  if (!lastChange) return null
  const { id, from, to, isMailed } = lastChange
  const at = new Date(lastChange.at)
  const heldUntil = lastChange.heldUntil === null ? null : new Date(lastChange.heldUntil)
  const decision = decideTakingBack({ ...lastChange, at, heldUntil, status }, now)
  const closedBecause = decision.ok ? null : takingBackRefusalMessage(decision)
  return { _id: id, from, to, at: at.toISOString(), isMailed, closedBecause }
}

function plannedRefundOf({ plannedRefund }: StaffOrderRecord): StaffOrder['plannedRefund'] {
  return plannedRefund && { amount: toDecimal(plannedRefund.amountCents), at: toIso(plannedRefund.at) }
}

function customerOf(
  {
    userId,
    customerName,
    userEmail,
    customerPhone,
    customerSince,
    customerStaffRole,
    otherOrders,
    lastOrders,
  }: StaffOrderRecord,
  { staffRole }: UserContext['actor'],
): StaffOrder['customer'] {
  return {
    _id: userId,
    isAccountShown: customerStaffRole === null || may(staffRole, 'staff'),
    name: customerName,
    email: userEmail,
    phone: customerPhone,
    since: toIso(customerSince),
    otherOrders,
    lastOrders: lastOrders.map(({ id, totalCents, ...other }) => ({
      ...other,
      _id: id,
      totalPrice: toDecimal(totalCents),
    })),
  }
}

function referralOf(record: StaffOrderRecord): StaffOrder['referral'] {
  const { referral } = record
  if (!referral) return null
  const { code, host, commissionCents, commissionBasisPoints, takenBackCents } = referral
  return {
    code,
    host: { _id: host.id, name: host.name, email: host.email },
    commission: toDecimal(commissionCents),
    commissionPercent: commissionBasisPoints / 100,
    state: commissionStateOf(record, referral),
    takenBack: toDecimal(takenBackCents),
  }
}

function commissionStateOf(
  { status, paidAt, paymentStatus }: StaffOrderRecord,
  referral: NonNullable<StaffOrderRecord['referral']>,
): OrderCommissionState {
  const { commissionCents, earnedCents, takenBackCents, isReleased, isHeld } = referral
  if (earnedCents === 0) {
    const isNoneToCome = status === 'cancelled' || isPriceSettled({ isPaid: paidAt !== null, paymentStatus })
    return isNoneToCome || commissionCents === 0 ? 'none' : 'unpaid'
  }
  if (takenBackCents >= earnedCents) return 'reversed'
  if (isHeld) return 'held'
  return isReleased ? 'available' : 'pending'
}

/** What the guest would get on cancelling now, by the same rule. */
export function policyOf(
  record: Pick<
    StaffOrderRecord,
    | 'status'
    | 'refundDay'
    | 'rentalStart'
    | 'timeZone'
    | 'paidAt'
    | 'paidCents'
    | 'accountCreditCents'
    | 'refunds'
  >,
  now: Date,
): CancellationOutput | null {
  const { status, refundDay, rentalStart, timeZone, paidCents, refunds } = record
  const decision = decideCancellation({
    status,
    refundDay: refundDay ?? rentalStart,
    timeZone,
    paidCents,
    ...creditOn(record),
    refundedCents: refunds.reduce((sum, { amountCents }) => sum + amountCents, 0),
    now,
  })
  return decision.ok ? toCancellationOutput(decision, timeZone) : null
}

// PostgreSQL writes instants inside JSON with its own offset form
function toIso(instant: Date | string): string {
  return new Date(instant).toISOString()
}
