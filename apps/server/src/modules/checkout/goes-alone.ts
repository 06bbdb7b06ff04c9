import type { PlaceOrderInput } from '@trivet/core/contract/orders'
import type { UserContext } from '../../api/context.ts'
import { holdsUnpaid } from './refuse-unpaid-hold.ts'
import { isCounted } from './refuse-unproven-order.ts'

/**
 * Whether an order need not know those before it: the guest wants it besides any other, and nothing counts them. All others
 * take the user's next ordinal, so that of two at once one goes first.
 */
export function goesAlone(
  ctx: UserContext,
  input: Pick<PlaceOrderInput, 'besides' | 'paymentToken'>,
): boolean {
  return input.besides === 'any' && !isCounted(ctx) && !holdsUnpaid(ctx, input)
}
