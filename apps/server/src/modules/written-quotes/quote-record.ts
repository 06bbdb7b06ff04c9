import { isAddressNeeded } from '@trivet/core/address'
import type { LinkedQuote, ListedWrittenQuote, WrittenQuote } from '@trivet/core/contract/written-quotes'
import { toDecimal } from '@trivet/core/money'
import { writtenQuoteStatus, type WrittenQuoteStatus } from '@trivet/core/written-quotes'
import type { WrittenQuoteRecord } from './written-quotes.repo.ts'

export function statusOf(
  { withdrawnAt, expiresAt, holdsUnits, orderStatus, isOrderPaid }: WrittenQuoteRecord,
  now: Date,
): WrittenQuoteStatus {
  return writtenQuoteStatus({
    isWithdrawn: withdrawnAt !== null,
    expiresAt,
    holdsUnits,
    order: orderStatus && { status: orderStatus, isPaid: isOrderPaid },
    now,
  })
}

/** Staff read it whole. */
export function toWrittenQuote(quote: WrittenQuoteRecord, now: Date): WrittenQuote {
  const { id, number, holdsUnits, note, price, sale, expiresAt, createdAt } = quote
  return {
    _id: id,
    number,
    status: statusOf(quote, now),
    expiresAt: expiresAt.toISOString(),
    holdsUnits,
    note,
    price,
    guest: { _id: quote.userId, name: quote.guestName, email: quote.guestEmail },
    madeBy: quote.makerName,
    createdAt: createdAt.toISOString(),
    sale,
    order: orderOf(quote),
  }
}

export function toListedQuote(quote: WrittenQuoteRecord, now: Date): ListedWrittenQuote {
  const { _id, number, status, expiresAt, createdAt, guest, sale } = toWrittenQuote(quote, now)
  const { rentalStart, rentalEnd } = sale
  const totalPrice = toDecimal(quote.totalCents)
  return { _id, number, status, expiresAt, createdAt, guest, totalPrice, rentalStart, rentalEnd }
}

/** What whoever holds the link reads: nothing of the guest but the name, and no gate code. */
export function toLinkedQuote(quote: WrittenQuoteRecord, now: Date): LinkedQuote {
  const { number, holdsUnits, note, price, sale, expiresAt, guestName, timeZone } = quote
  const status = statusOf(quote, now)
  const { rentalStart, rentalEnd, rentalAddress: address } = sale
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
    items: price.lines.map(({ product, name, qty }) => ({ product, name, qty })),
    address,
    isAddressNeeded: address.street === '' || isAddressNeeded(address),
    timeZone,
    paymentMethod: 'stripe',
    order: status === 'accepted' ? orderOf(quote) : null,
  }
}

function orderOf({ orderId, orderNumber }: WrittenQuoteRecord) {
  return orderId !== null && orderNumber !== null ? { _id: orderId, number: orderNumber } : null
}
