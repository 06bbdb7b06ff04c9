import { emptyCart } from '@trivet/core/cart'
import type { SavedCart } from '@trivet/core/contract/cart'
import type { UserContext } from '../../api/context.ts'
import { findCart } from './carts.repo.ts'

export async function getCart(ctx: UserContext): Promise<SavedCart> {
  return (await findCart(ctx.sql, ctx.actor.userId)) ?? { cart: emptyCart, revision: 0 }
}
