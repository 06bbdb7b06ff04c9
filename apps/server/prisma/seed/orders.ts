import { deliveryTimeZone, serviceAreaOf } from '@trivet/core/address'
import { demandOf, occupiedDays } from '@trivet/core/availability'
import { addDays, type CalendarDate, type RentalPeriod } from '@trivet/core/dates'
import { defaultRates, depositOf, quoteRental, type Quote } from '@trivet/core/pricing'
import type { Prisma } from '../../src/generated/prisma/client.ts'
import { sampleReviewers } from './catalog/index.ts'
import { addAfterBooking } from './after-booking.ts'
import { sampleDepotOf } from './depots.ts'
import { addHostProgram } from './host-program.ts'
import { historyAddresses, orderHistory, type HistoryRow } from './order-history.ts'
import { orderTimeline, type OrderTimeline } from './order-timeline.ts'
import { orderedThing, type OrderedThing } from './ordered-things.ts'
import { planReferrals, type SampleReferral } from './referral-plan.ts'
import { seedId, seedOrderNumber, userId } from './seed-id.ts'

type PastOrder = {
  id: string
  userId: string
  row: HistoryRow
  address: (typeof historyAddresses)[number]
  period: RentalPeriod
  items: OrderedThing[]
  history: OrderTimeline
}

type PricedOrder = PastOrder & { referral: SampleReferral | null; quote: Quote }

/** What the demo shop rented out in the past year and has to deliver in the next weeks. */
export async function addOrderHistory(tx: Prisma.TransactionClient, today: CalendarDate): Promise<void> {
  const past = orderHistory.map((row, index) => pastOrder(row, index, today))
  const placed = past.map(({ row, userId: guestId, history }) => ({ row, guestId, history }))
  const referrals = planReferrals(placed, today)
  const orders = past.map((order, index) => pricedOrder(order, referrals[index] ?? null))
  await tx.order.createMany({ data: orders.map(orderRow) })
  await tx.orderLine.createMany({ data: orders.flatMap(lineRows) })
  await tx.payment.createMany({ data: orders.flatMap(paymentRows) })
  await tx.reservation.createMany({ data: orders.flatMap(reservationRows) })
  await tx.timelineEntry.createMany({
    data: orders.flatMap(({ id, history }) => history.timeline.map((entry) => ({ ...entry, orderId: id }))),
  })
  await addHostProgram(tx, orders, today)
  await addAfterBooking(tx, orders)
}

function pastOrder(row: HistoryRow, index: number, today: CalendarDate): PastOrder {
  const start = addDays(today, row.startsIn)
  const period = { start, end: addDays(start, row.days) }
  const items = row.items.map(orderedThing)
  const guest = userId(row.guest ?? pick(sampleReviewers, index).email)
  return {
    id: seedId('order', String(index)),
    userId: guest,
    row,
    address: pick(historyAddresses, index),
    period,
    items,
    history: orderTimeline({ row, index, period, today, guestId: guest }),
  }
}

function pricedOrder(order: PastOrder, referral: SampleReferral | null): PricedOrder {
  const { items, period, row } = order
  const quote = quoteRental({
    lines: items.map(({ id, name, unitPriceCents, quantity }) => ({ id, name, unitPriceCents, quantity })),
    period,
    damageProtection: row.damageProtection ?? false,
    referralBasisPoints: referral?.basisPoints ?? 0,
  })
  return { ...order, referral, quote }
}

function orderRow({ id, userId: guest, row, address, period, items, quote, history }: PricedOrder) {
  return {
    id,
    number: seedOrderNumber(id),
    userId: guest,
    status: row.status,
    cancelReason: row.cancelReason ?? null,
    paymentMethod: row.paymentMethod ?? 'stripe',
    subtotalCents: quote.subtotalCents,
    extraDaysCents: quote.extraDaysCents,
    agreedTo: {},
    damageProtection: row.damageProtection ?? false,
    damageProtectionCents: quote.damageProtectionCents,
    deliveryCents: quote.deliveryCents,
    taxCents: quote.taxCents,
    discountCents: quote.discountCents,
    discounts: quote.discounts,
    seasonRows: quote.seasonRows,
    totalCents: quote.totalCents,
    depositCents: depositOf(items),
    rates: defaultRates,
    rentalStart: new Date(period.start),
    rentalEnd: new Date(period.end),
    timeZone: deliveryTimeZone(address.postalCode),
    area: areaOf(address)?.id ?? null,
    depotId: sampleDepotOf(areaOf(address)?.id),
    ...address,
    country: 'USA',
    airbnbListing: row.airbnbListing ?? null,
    paymentStatus: history.paidAt ? 'paid' : 'unpaid',
    paidAt: history.paidAt,
    isSample: true,
    createdAt: history.placedAt,
    updatedAt: history.timeline.at(-1)?.at ?? history.placedAt,
  } satisfies Prisma.OrderCreateManyInput
}

function lineRows({ id, items, quote }: PricedOrder): Prisma.OrderLineCreateManyInput[] {
  return quote.lines.map(({ name, unitPriceCents, quantity, lineTotalCents, extraDaysCents }, index) => {
    const { kept, slug, image, depositCents, pieceDeposits } = items[index]!
    return {
      ...kept,
      id: seedId('order-line', `${id}:${index}`),
      orderId: id,
      position: index + 1,
      name,
      slug,
      image,
      unitPriceCents,
      quantity,
      depositCents,
      pieceDeposits,
      lineTotalCents,
      extraDaysCents,
    }
  })
}

function paymentRows({ id, quote, history }: PricedOrder): Prisma.PaymentCreateManyInput[] {
  if (!history.paidAt) return []
  return [
    {
      id: seedId('payment', id),
      orderId: id,
      provider: 'test',
      reference: `test_${id}`,
      amountCents: quote.totalCents,
      createdAt: history.paidAt,
    },
  ]
}

function reservationRows({
  id,
  row,
  items,
  period,
  address,
}: PricedOrder): Prisma.ReservationCreateManyInput[] {
  if (row.status === 'completed' || row.status === 'cancelled') return []
  const { firstDay, lastDay } = occupiedDays(period)
  const demand = demandOf(items.flatMap((item) => item.demand))
  return demand.map((taken) => ({
    ...taken,
    orderId: id,
    depotId: sampleDepotOf(areaOf(address)?.id),
    firstDay: new Date(firstDay),
    lastDay: new Date(lastDay),
  }))
}

function areaOf({ postalCode }: PastOrder['address']) {
  return serviceAreaOf(postalCode)
}

function pick<Item>(list: readonly Item[], index: number): Item {
  return list[index % list.length]!
}
