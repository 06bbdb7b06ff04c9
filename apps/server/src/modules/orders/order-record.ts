import type { CreditOnOrder } from '@trivet/core/account-credit'
import { isAddressNeeded } from '@trivet/core/address'
import type { DamageReport, Order, OrderItem, TimelineEntry } from '@trivet/core/contract/orders'
import { toDiscountsOutput } from '@trivet/core/contract/pricing'
import { rentalDays } from '@trivet/core/dates'
import { chosenWindow, deliveryDetailsFor, isDeliveryOpen, isStreetAwaited } from '@trivet/core/delivery'
import { windowLabel, type VisitKind } from '@trivet/core/dispatch'
import type { KitLine } from '@trivet/core/kits'
import { agreedVersions } from '@trivet/core/legal'
import { toDecimal, type Cents } from '@trivet/core/money'
import { guestTimeline, isPriceSettled } from '@trivet/core/orders'
import { outsideProvider, type OutsideMethod } from '@trivet/core/payments'
import type { PriceRow } from '@trivet/core/pricing'
import type { InferResult } from 'kysely'
import { toAmountDue } from './amount-due.ts'
import type { selectOrder } from './select-order.ts'

/** An order as it is stored, with all that belongs to it: whatever is selected for one, each column included. */
export type OrderRecord = InferResult<ReturnType<typeof selectOrder>>[number]

export type OrderLineRecord = OrderRecord['lines'][number]

/** What was rented: a product, or a custom kit as it was that day. */
export type OrderedThing = Pick<OrderLineRecord, 'productId' | 'kitId' | 'kitItems'>

/** What of it is paid with money, in cents. */
export function toPayCents({
  totalCents,
  accountCreditCents,
}: Pick<OrderRecord, 'totalCents' | 'accountCreditCents'>): Cents {
  return totalCents - accountCreditCents
}

/** What account credit paid of an order, and got back. */
export function creditOn({
  paidAt,
  accountCreditCents,
  refunds,
}: Pick<OrderRecord, 'paidAt' | 'accountCreditCents' | 'refunds'>): CreditOnOrder {
  return {
    creditPaidCents: paidAt ? accountCreditCents : 0,
    creditRefundedCents: refunds.reduce((sum, refund) => sum + refund.accountCreditCents, 0),
  }
}

/** Each field of `T` has to be named, also one that may be undefined. */
type EveryField<T> = { [Name in keyof Required<T>]: T[Name] }

/** The order as it goes over the wire; to staff with everything they have to know. */
export function toOrder(record: OrderRecord, viewer: { isStaff: boolean } = { isStaff: false }): Order {
  const damageProtectionFee = toDecimal(record.damageProtectionCents)
  const isAddressHidden = record.stayId !== null && !viewer.isStaff && !maySeeAddress(record)
  const order: EveryField<Order> = {
    _id: record.id,
    number: record.number,
    user: { email: record.userEmail },
    orderItems: record.lines.map(toOrderItem),
    rentalAddress: {
      street: isAddressHidden ? '' : record.street,
      city: record.city,
      state: record.state,
      postalCode: isAddressHidden ? '' : record.postalCode,
      country: record.country,
    },
    addressNeeded: isAddressNeeded(record) ? true : undefined,
    paymentMethod: record.paymentMethod,
    paidOutside: paidOutsideOf(record),
    itemsPrice: toDecimal(record.subtotalCents),
    extraDaysPrice: toDecimal(record.extraDaysCents),
    taxPrice: toDecimal(record.taxCents),
    deliveryPrice: toDecimal(record.deliveryCents),
    damageProtection: record.damageProtection,
    damageProtectionFee,
    damageProtectionPrice: damageProtectionFee,
    discountPrice: toDecimal(record.discountCents),
    discounts: toDiscountsOutput(record.discounts),
    seasonRows: someOf(record.seasonRows.map(toPriceRow)),
    priceRows: someOf(record.priceRows.map(toPriceRow)),
    totalPrice: toDecimal(record.totalCents),
    accountCreditPrice: record.accountCreditCents > 0 ? toDecimal(record.accountCreditCents) : undefined,
    deposit: record.depositCents === null ? undefined : toDecimal(record.depositCents),
    timeZone: record.timeZone,
    deliveryWindow: windowOf(record, 'delivery'),
    pickupWindow: windowOf(record, 'pickup'),
    deliveryDetails: {
      ...deliveryDetailsFor(viewer.isStaff ? 'staff' : 'owner', record),
      version: record.deliveryVersion,
      isOpen: isDeliveryOpen(record.status) || isStreetAwaited({ status: record.status, address: record }),
    },
    rentalStart: record.rentalStart,
    rentalEnd: record.rentalEnd,
    refundDay: record.refundDay && record.refundDay < record.rentalStart ? record.refundDay : undefined,
    rentalDays: rentalDays({ start: record.rentalStart, end: record.rentalEnd }),
    airbnbListing: isAddressHidden ? null : record.airbnbListing,
    isPaid: record.paidAt !== null,
    paidAt: record.paidAt && toIso(record.paidAt),
    paymentStatus: record.paymentStatus,
    status: record.status,
    createdAt: toIso(record.createdAt),
    holdExpiresAt: record.holdExpiresAt && toIso(record.holdExpiresAt),
    timeline: timelineOf(record, viewer),
    stay: record.stay
      ? { title: record.stay.title, accessNotes: isAddressHidden ? null : record.stay.accessNotes }
      : undefined,
    paidPrice: record.paidCents > 0 ? toDecimal(record.paidCents) : undefined,
    ...refundsOf(record, viewer),
    // staff write the reason for each other
    onAccountBecause: viewer.isStaff ? (record.onAccountBecause ?? undefined) : undefined,
    amountsDue: someOf(record.amountsDue.map(toAmountDue)),
    agreedTo: agreedVersions(record.agreedTo) ?? undefined,
    damageReports: someOf(damageReportsOf(record)),
  }
  return order
}

function toPriceRow({ label, cents }: PriceRow) {
  return { label, amount: toDecimal(cents) }
}

function paidOutsideOf({ firstPayment }: OrderRecord): OutsideMethod | undefined {
  return firstPayment?.provider === outsideProvider ? (firstPayment.method ?? 'other') : undefined
}

/** Where there is nothing, nothing is said. */
function someOf<T>(list: T[]): T[] | undefined {
  return list.length > 0 ? list : undefined
}

/** Staff may have given a visit another window than its guest chose. */
export function windowOf(
  record: Pick<OrderRecord, 'visitWindows' | 'deliveryWindow' | 'pickupWindow'>,
  kind: VisitKind,
): string {
  const givenByStaff = record.visitWindows.find((one) => one.kind === kind)?.window
  return windowLabel(kind, givenByStaff ?? chosenWindow(record, kind))
}

/** Nobody has to pay its price: it is paid, or was waived. */
export function isSettled({ paidAt, paymentStatus }: OrderRecord): boolean {
  return isPriceSettled({ isPaid: paidAt !== null, paymentStatus })
}

/** The address of a stay is for guests who have nothing left to pay, as long as they are coming. */
function maySeeAddress(record: OrderRecord): boolean {
  return isSettled(record) && record.status !== 'cancelled'
}

/** Staff read everything; a guest what was written for guests. */
function timelineOf({ timeline }: OrderRecord, { isStaff }: { isStaff: boolean }): TimelineEntry[] {
  const entries = timeline.map((entry) => ({
    at: toIso(entry.at),
    kind: entry.kind,
    from: entry.from ?? undefined,
    to: entry.to ?? undefined,
    note: entry.note ?? undefined,
  }))
  return isStaff ? entries : guestTimeline(entries)
}

function damageReportsOf({ id: orderId, damageReports }: OrderRecord): DamageReport[] {
  return damageReports.map(({ id, at, kind, item, text, isCovered, photos }) => ({
    _id: id,
    at: toIso(at),
    kind,
    item,
    text,
    isCovered,
    photos: photos.map(({ id: photoId, width, height }) => ({
      _id: photoId,
      path: `/api/orders/${orderId}/damage-photos/${photoId}`,
      width,
      height,
    })),
  }))
}

function refundsOf(
  { refunds }: OrderRecord,
  { isStaff }: { isStaff: boolean },
): EveryField<Pick<Order, 'refunds' | 'refundedPrice'>> {
  if (refunds.length === 0) return { refunds: undefined, refundedPrice: undefined }
  return {
    refunds: refunds.map(({ id, amountCents, accountCreditCents, reason, at }) => ({
      _id: id,
      amount: toDecimal(amountCents),
      ...(accountCreditCents > 0 && { toAccountCredit: toDecimal(accountCreditCents) }),
      // staff give reasons to each other
      ...(isStaff && { reason }),
      at: toIso(at),
    })),
    refundedPrice: toDecimal(refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)),
  }
}

function toOrderItem({ productId, kitId, kitItems, ...line }: OrderLineRecord): OrderItem {
  const product = kitId ?? productId
  if (product === null) throw new RangeError(`Order line ${line.id} is of nothing`)
  return {
    _id: line.id,
    product,
    name: line.name,
    qty: line.quantity,
    price: toDecimal(line.unitPriceCents),
    image: line.image,
    slug: line.slug,
    ...(kitId && { isCustomKit: true }),
    ...(kitItems && { items: kitItems.map(toPackedItem) }),
  }
}

function toPackedItem({ product, name, quantity, image }: KitLine) {
  return { product, name, quantity, image }
}

// PostgreSQL writes instants inside JSON with its own offset form
function toIso(instant: Date | string): string {
  return new Date(instant).toISOString()
}
