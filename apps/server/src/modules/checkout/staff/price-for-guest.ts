import type { PriceForGuestInput } from '@trivet/core/contract/orders'
import type { QuoteOutput } from '@trivet/core/contract/pricing'
import type { UserContext } from '../../../api/context.ts'
import { quoteFor } from '../quote-order.ts'
import { findGuest } from './for-guest.ts'

/** What an order by staff would cost its guest: as at the checkout. */
export async function priceForGuest(
  ctx: UserContext,
  { guest, cart }: PriceForGuestInput,
): Promise<QuoteOutput> {
  const found = guest === null ? null : await findGuest(ctx, guest)
  return quoteFor(ctx, cart, found?.id ?? null)
}
