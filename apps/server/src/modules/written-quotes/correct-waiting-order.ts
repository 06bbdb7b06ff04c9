import { isAddressNeeded } from '@trivet/core/address'
import type { AcceptQuoteInput } from '@trivet/core/contract/written-quotes'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { transaction } from '../../platform/database.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { saveDeliveryWithin } from '../delivery/index.ts'
import { refuseClosedQuote } from './change-open-quote.ts'
import { linkStatusOf } from './quote-record.ts'
import { lockWrittenQuote, type WrittenQuoteRecord } from './written-quotes.repo.ts'

/**
 * The order that a press before this one placed by the quote; null where there is none. While it waits for its payment it is
 * delivered to what the form says by now, as its guest may change it; once it is paid it is answered as it is.
 */
export function correctWaitingOrder(
  ctx: UserContext,
  quoteId: string,
  input: AcceptQuoteInput,
): Promise<string | null> {
  return retryConflicts(() =>
    transaction(ctx.sql, async (tx) => {
      const quote = await lockWrittenQuote(tx, quoteId)
      if (!quote) throw new AppError('QUOTE_NOT_FOUND')
      const { orderId, orderDelivery, isOrderPaid } = quote
      if (orderId === null || orderDelivery === null) return null
      if (isOrderPaid) return orderId
      refuseClosedQuote(linkStatusOf(quote, ctx.clock.now()))
      const { version, ...present } = orderDelivery
      const change = {
        id: orderId,
        ...detailsOf(quote, input),
        rentalAddress: isAddressTyped(quote, input) ? { ...present, ...typedAddress(input) } : undefined,
        version,
        dryRun: false,
      }
      await saveDeliveryWithin(ctx, tx, { input: change, ownerId: quote.userId })
      return orderId
    }),
  )
}

/** What staff knew stays; what was said once need not be said again. */
function isAddressTyped({ sale }: WrittenQuoteRecord, input: AcceptQuoteInput): boolean {
  return isAddressNeeded(sale.rentalAddress) && Object.values(typedAddress(input)).some((part) => part !== '')
}

const typedAddress = ({ street, city, state }: AcceptQuoteInput) => ({ street, city, state })

/** What is left empty is as the quote has it, as at the first press; what is left out stays. */
function detailsOf({ sale }: WrittenQuoteRecord, input: AcceptQuoteInput) {
  const text = (name: 'phone' | 'deliveryNotes' | 'access') =>
    input[name] === '' ? (sale[name] ?? '') : input[name]
  const { deliveryWindow, pickupWindow } = input
  return {
    phone: text('phone'),
    deliveryNotes: text('deliveryNotes'),
    access: text('access'),
    deliveryWindow,
    pickupWindow,
  }
}
