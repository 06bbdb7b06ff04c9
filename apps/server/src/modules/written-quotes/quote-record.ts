import { isAddressNeeded } from '@trivet/core/address'
import type { LinkedQuote, ListedWrittenQuote, WrittenQuote } from '@trivet/core/contract/written-quotes'
import { windowLabel } from '@trivet/core/dispatch'
import { toDecimal } from '@trivet/core/money'
import {
  linkedQuoteStatus,
  writtenQuoteStatus,
  type WrittenQuoteFacts,
  type WrittenQuoteStatus,
} from '@trivet/core/written-quotes'
import type { WrittenQuoteRecord } from './written-quotes.repo.ts'

export function statusOf(quote: WrittenQuoteRecord, now: Date): WrittenQuoteStatus {
  return writtenQuoteStatus(factsOf(quote, now))
}

/** What its link says. */
export function linkStatusOf(quote: WrittenQuoteRecord, now: Date): WrittenQuoteStatus {
  const { isGuestDisabled } = quote
  return linkedQuoteStatus({ ...factsOf(quote, now), isGuestDisabled })
}

function factsOf(
  { withdrawnAt, expiresAt, holdsUnits, orderStatus, isOrderPaid }: WrittenQuoteRecord,
  now: Date,
): WrittenQuoteFacts {
  return {
    isWithdrawn: withdrawnAt !== null,
    expiresAt,
    holdsUnits,
    order: orderStatus && { status: orderStatus, isPaid: isOrderPaid },
    now,
  }
}

/** Staff read it whole. */
export function toWrittenQuote(
  quote: WrittenQuoteRecord,
  { history, now }: { history: WrittenQuote['history']; now: Date },
): WrittenQuote {
  const { holdsUnits, note, price, sale, makerName: madeBy } = quote
  return {
    ...factsForStaff(quote, now),
    holdsUnits,
    note,
    price,
    madeBy,
    sale,
    order: orderOf(quote),
    history,
  }
}

export function toListedQuote(quote: WrittenQuoteRecord, now: Date): ListedWrittenQuote {
  const { rentalStart, rentalEnd } = quote.sale
  const totalPrice = toDecimal(quote.totalCents)
  return { ...factsForStaff(quote, now), totalPrice, rentalStart, rentalEnd }
}

function factsForStaff(quote: WrittenQuoteRecord, now: Date) {
  const { id: _id, number, expiresAt, createdAt, userId, guestName: name, guestEmail: email } = quote
  return {
    _id,
    number,
    status: statusOf(quote, now),
    expiresAt: expiresAt.toISOString(),
    createdAt: createdAt.toISOString(),
    guest: { _id: userId, name, email },
  }
}

/** What whoever holds the link reads: nothing of the guest but the name, and no gate code. */
export function toLinkedQuote(quote: WrittenQuoteRecord, now: Date): LinkedQuote {
  const { number, holdsUnits, note, price, sale, expiresAt, guestName, timeZone } = quote
  const status = linkStatusOf(quote, now)
  const { rentalStart, rentalEnd, rentalAddress } = sale
  const { street, city, state, postalCode, country } = quote.orderDelivery ?? rentalAddress
  return {
    number,
    status,
    expiresAt: expiresAt.toISOString(),
    holdsUnits,
    note,
    price,
    guestName,
    rentalStart,
    rentalEnd,
    deliveryWindow: windowLabel('delivery', sale.deliveryWindow ?? 'all-day'),
    pickupWindow: windowLabel('pickup', sale.pickupWindow ?? 'all-day'),
    items: price.lines.map(({ product, name, qty }) => ({ product, name, qty })),
    address: { street, city, state, postalCode, country },
    // also while an order waits: it is mended until it is paid
    isAddressNeeded: isAddressNeeded(rentalAddress),
    timeZone,
    paymentMethod: 'stripe',
    order: status === 'accepted' ? acceptingOrderOf(quote) : null,
  }
}

function acceptingOrderOf(quote: WrittenQuoteRecord): LinkedQuote['order'] {
  const order = orderOf(quote)
  const { isOrderPaid: isPaid, orderDueCents } = quote
  // what came on top of a price that is paid is between the shop and its guest
  return order && { ...order, isPaid, due: toDecimal(isPaid ? 0 : orderDueCents) }
}

function orderOf({ orderId, orderNumber }: WrittenQuoteRecord) {
  return orderId !== null && orderNumber !== null ? { _id: orderId, number: orderNumber } : null
}
