import { emptyCart, type SavedCart } from '@trivet/core'
import type { UserContext } from '../../api/context.ts'
import { findCart } from './carts.repo.ts'

export async function getCart(ctx: UserContext): Promise<SavedCart> {
  return (await findCart(ctx.prisma, ctx.actor.userId)) ?? { cart: emptyCart, revision: 0 }
}
