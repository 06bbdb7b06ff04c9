import type { SavedCart, SavedCartInput } from '@trivet/core/contract/cart'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { findCart, writeCart } from './carts.repo.ts'

/** A browser that starts from an older cart is told the present one, so that it can merge and try again. */
export async function saveCart(ctx: UserContext, { cart, revision }: SavedCartInput): Promise<SavedCart> {
  const { userId } = ctx.actor
  const saved = await writeCart(ctx.sql, { userId, cart, basedOn: revision ?? null, now: ctx.clock.now() })
  if (saved === null) throw new AppError('CART_CHANGED', { details: await findCart(ctx.sql, userId) })
  return { cart, revision: saved }
}
