import { cartItemOfKit, type CartItem } from '@trivet/core/cart'
import type { ProductCard } from '@trivet/core/contract/catalog'
import { reorder, type Reorder } from '@trivet/core/contract/orders'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { findCartProducts } from '../catalog/index.ts'
import { findKits, toKitCartItem } from '../kits/index.ts'
import { toOrder } from './order-record.ts'
import { findOrder } from './orders.repo.ts'

/** What of an own order can be had today, for the cart. Nothing is stored: the cart is the client's. */
export async function reorderItems(ctx: UserContext, { id }: { id: string }): Promise<Reorder> {
  const { userId } = ctx.actor
  const record = await findOrder(ctx.sql, { orderId: id, viewer: { userId, isStaff: false } })
  if (!record) throw new AppError('ORDER_NOT_FOUND')
  const { orderItems } = toOrder(record)
  const idsOf = (isKit: boolean) =>
    orderItems.filter(({ isCustomKit = false }) => isCustomKit === isKit).map(({ product }) => product)
  const [products, kits] = await Promise.all([
    findCartProducts(ctx.sql, idsOf(false)),
    findKits(ctx.sql, { kitIds: idsOf(true), userId }),
  ])
  const offered = [...products.map(toCartItem), ...kits.map((kit) => cartItemOfKit(toKitCartItem(kit)))]
  return reorder(orderItems, offered)
}

function toCartItem({ _id, name, slug, category, image, price, countInStock }: ProductCard): CartItem {
  return { _id, name, slug, category, image, price, countInStock, qty: 1 }
}
