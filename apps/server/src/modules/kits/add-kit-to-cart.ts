import * as kitsCopy from '@trivet/core/copy/kits'
import type { KitCartItem } from '@trivet/core/contract/kits'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { getOwnKit } from './get-own-kit.ts'
import { toKitCartItem } from './kit-record.ts'
import { refuseUnrentable } from './refuse-kit.ts'

/** A kit of the caller's as an item for the cart, at today's price. Nothing is stored: the cart is the client's. */
export async function addKitToCart(ctx: UserContext, { id }: { id: string }): Promise<KitCartItem> {
  const kit = await getOwnKit(ctx, id)
  refuseUnrentable(kit)
  const short = kit.items.find((item) => item.countInStock < item.quantity)
  if (short) throw new AppError('NOT_ENOUGH_STOCK', { message: kitsCopy.kitNotEnoughStock(short.name) })
  return toKitCartItem(kit)
}
