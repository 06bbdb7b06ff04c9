import type { PriceForGuestInput } from '@trivet/core/contract/orders'
import type { QuoteOutput } from '@trivet/core/contract/pricing'
import type { UserContext } from '../../../api/context.ts'
import { quoteFor } from '../quote-order.ts'

/** What an order by staff would cost its guest: as at the checkout. */
export function priceForGuest(ctx: UserContext, { guest, cart }: PriceForGuestInput): Promise<QuoteOutput> {
  return quoteFor(ctx, cart, guest)
}
