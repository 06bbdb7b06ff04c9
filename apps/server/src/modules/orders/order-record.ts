import {
  guestTimeline,
  rentalDays,
  toDecimal,
  windowLabel,
  type CalendarDate,
  type Cents,
  type CountryCode,
  type KitLine,
  type Order,
  type OrderItem,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatus,
  type TimelineEntry,
  type TimelineKind,
  type VisitKind,
  type VisitWindow,
} from '@trivet/core'
import { toAmountDue, type AmountDueRecord } from './amount-due.ts'

export type OrderRecord = {
  id: string
  userId: string
  userEmail: string
  status: OrderStatus
  paymentMethod: PaymentMethod
  paymentStatus: PaymentStatus
  subtotalCents: Cents
  extraDaysCents: Cents
  damageProtection: boolean
  damageProtectionCents: Cents
  deliveryCents: Cents
  taxCents: Cents
  discountCents: Cents
  totalCents: Cents
  rentalStart: CalendarDate
  rentalEnd: CalendarDate
  /** The delivery day a refund counts from, unless it is the first day. */
  refundDay: CalendarDate | null
  street: string
  city: string
  state: string
  postalCode: string
  country: CountryCode
  airbnbListing: string | null
  stayId: string | null
  stay: { title: string; accessNotes: string } | null
  paidAt: string | null
  holdExpiresAt: string | null
  createdAt: string
  /** Of all payments. */
  paidCents: Cents
  lines: OrderLineRecord[]
  timeline: TimelineRecord[]
  refunds: RefundRecord[]
  /** Besides the price; null where there is nothing. */
  dues?: AmountDueRecord[] | null
  /** Of the delivery place. */
  timeZone: string
  /** The windows staff narrowed; read with a stored order. */
  visitWindows?: Partial<Record<VisitKind, VisitWindow>> | null
  /** Read with a stored order; a new one has none. */
  damageReports?: DamageReportRecord[]
}

export type DamageReportRecord = {
  id: string
  at: string
  item: string | null
  text: string
  isCovered: boolean
  photos: { id: string; width: number; height: number }[]
}

export type RefundRecord = { id: string; amountCents: Cents; reason: string; at: string }

/** What was rented: a product, or a custom kit as it was that day. */
export type OrderedThing =
  | { productId: string; kitId: null; items: null }
  | { productId: null; kitId: string; items: KitLine[] }

export type OrderLineRecord = OrderedThing & {
  id: string
  name: string
  slug: string
  image: string
  unitPriceCents: Cents
  quantity: number
  lineTotalCents: Cents
  extraDaysCents: Cents
}

export type TimelineRecord = {
  at: string
  kind: TimelineKind
  from: string | null
  to: string | null
  note: string | null
}

/** The order as it goes over the wire; to staff with everything they have to know. */
export function toOrder(record: OrderRecord, viewer: { isStaff: boolean } = { isStaff: false }): Order {
  const damageProtectionFee = toDecimal(record.damageProtectionCents)
  const isDoorHidden = record.stayId !== null && !viewer.isStaff && !mayOpenDoor(record)
  return {
    _id: record.id,
    user: { email: record.userEmail },
    orderItems: record.lines.map(toOrderItem),
    rentalAddress: {
      street: isDoorHidden ? '' : record.street,
      city: record.city,
      state: record.state,
      postalCode: isDoorHidden ? '' : record.postalCode,
      country: record.country,
    },
    paymentMethod: record.paymentMethod,
    itemsPrice: toDecimal(record.subtotalCents),
    extraDaysPrice: toDecimal(record.extraDaysCents),
    taxPrice: toDecimal(record.taxCents),
    deliveryPrice: toDecimal(record.deliveryCents),
    damageProtection: record.damageProtection,
    damageProtectionFee,
    damageProtectionPrice: damageProtectionFee,
    discountPrice: toDecimal(record.discountCents),
    totalPrice: toDecimal(record.totalCents),
    timeZone: record.timeZone,
    deliveryWindow: windowLabel('delivery', record.visitWindows?.delivery ?? 'all-day'),
    pickupWindow: windowLabel('pickup', record.visitWindows?.pickup ?? 'all-day'),
    rentalStart: record.rentalStart,
    rentalEnd: record.rentalEnd,
    ...(record.refundDay && record.refundDay < record.rentalStart && { refundDay: record.refundDay }),
    rentalDays: rentalDays({ start: record.rentalStart, end: record.rentalEnd }),
    airbnbListing: isDoorHidden ? null : record.airbnbListing,
    isPaid: record.paidAt !== null,
    paidAt: record.paidAt && toIso(record.paidAt),
    paymentStatus: record.paymentStatus,
    status: record.status,
    createdAt: toIso(record.createdAt),
    holdExpiresAt: record.holdExpiresAt && toIso(record.holdExpiresAt),
    timeline: timelineOf(record, viewer),
    ...(record.stay && {
      stay: { title: record.stay.title, accessNotes: isDoorHidden ? null : record.stay.accessNotes },
    }),
    ...(record.paidCents > 0 && { paidPrice: toDecimal(record.paidCents) }),
    ...(record.refunds.length > 0 && refundsOf(record, viewer)),
    ...(record.dues && { amountsDue: record.dues.map(toAmountDue) }),
    ...(record.damageReports?.length && { damageReports: damageReportsOf(record) }),
  }
}

/** The address of a stay is for guests who paid, as long as they are coming. */
function mayOpenDoor({ paidAt, status }: OrderRecord): boolean {
  return paidAt !== null && status !== 'cancelled'
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

function damageReportsOf({ id: orderId, damageReports = [] }: OrderRecord): Order['damageReports'] {
  return damageReports.map(({ id, at, item, text, isCovered, photos }) => ({
    _id: id,
    at: toIso(at),
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
): Pick<Order, 'refunds' | 'refundedPrice'> {
  return {
    refunds: refunds.map(({ id, amountCents, reason, at }) => ({
      _id: id,
      amount: toDecimal(amountCents),
      // staff give reasons to each other
      ...(isStaff && { reason }),
      at: toIso(at),
    })),
    refundedPrice: toDecimal(refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)),
  }
}

function toOrderItem(line: OrderLineRecord): OrderItem {
  const item = {
    _id: line.id,
    name: line.name,
    qty: line.quantity,
    price: toDecimal(line.unitPriceCents),
    image: line.image,
    slug: line.slug,
  }
  if (line.kitId === null) return { ...item, product: line.productId }
  const items = line.items.map(({ product, name, quantity, image }) => ({ product, name, quantity, image }))
  return { ...item, product: line.kitId, isCustomKit: true, items }
}

// PostgreSQL writes instants inside JSON with its own offset form
function toIso(instant: string): string {
  return new Date(instant).toISOString()
}
