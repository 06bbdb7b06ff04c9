import * as z from 'zod'
import * as ordersCopy from '../../copy/orders/sentences.ts'
import type { CartItem } from '../../cart/cart.ts'

import { formatDollars } from '../../money/money.ts'
import { packedItemOutput } from '../kits/kit-output.ts'
import type { OrderItem } from './order-output.ts'
import { count, dollars } from '../fields/unit-fields.ts'

export const reorderOutput = z.object({
  items: z
    .array(
      z.object({
        _id: z.string(),
        name: z.string(),
        slug: z.string(),
        category: z.string().nullable(),
        image: z.string(),
        price: dollars,
        qty: count,
        countInStock: count,
        isCustomKit: z.boolean().optional(),
        items: z.array(packedItemOutput).optional(),
        kitModified: z.string().optional(),
      }),
    )
    .meta({ description: 'For the cart, at what they cost today' }),
  differences: z
    .array(
      z.object({
        kind: z.enum(['gone', 'sold-out', 'fewer', 'price', 'kit-changed']),
        name: z.string(),
        text: z.string(),
      }),
    )
    .meta({ description: 'What is not as it was' }),
})

export type Reorder = z.infer<typeof reorderOutput>
export type ReorderDifference = Reorder['differences'][number]

type Ordered = Pick<OrderItem, 'product' | 'name' | 'qty' | 'price' | 'isCustomKit' | 'items'>

/** What can be had today, as an item of the cart; its quantity does not count. */
export type OfferedNow = CartItem

/**
 * The same things once more: what of an earlier order goes into a cart today, and what became different about it. A
 * product that left the shop, a kit that was deleted and what is out of stock stay out; of the rest as many as we own.
 */
export function reorder(ordered: readonly Ordered[], offered: readonly OfferedNow[]): Reorder {
  const items: Reorder['items'] = []
  const differences: ReorderDifference[] = []
  for (const line of ordered) {
    const now = offered.find(
      (one) => one._id === line.product && Boolean(one.isCustomKit) === Boolean(line.isCustomKit),
    )
    differences.push(...differencesOf(line, now))
    if (now && now.countInStock > 0) items.push({ ...now, qty: Math.min(line.qty, now.countInStock) })
  }
  return { items, differences }
}

function differencesOf(line: Ordered, now: OfferedNow | undefined): ReorderDifference[] {
  const { name } = line
  if (!now) {
    const text = line.isCustomKit ? ordersCopy.reorderKitGone(name) : ordersCopy.reorderGone(name)
    return [{ kind: 'gone', name, text }]
  }
  if (now.countInStock === 0) return [{ kind: 'sold-out', name, text: ordersCopy.reorderSoldOut(name) }]
  const differences: ReorderDifference[] = []
  if (now.countInStock < line.qty) {
    differences.push({
      kind: 'fewer',
      name,
      text: ordersCopy.reorderFewer(name, now.countInStock, line.qty),
    })
  }
  if (line.isCustomKit && packed(line.items) !== packed(now.items)) {
    differences.push({ kind: 'kit-changed', name, text: ordersCopy.reorderKitChanged(name) })
  }
  if (now.price !== line.price) {
    const [today, then] = [now.price, line.price].map((price) => formatDollars(price))
    differences.push({ kind: 'price', name, text: ordersCopy.reorderPrice(name, today ?? '', then ?? '') })
  }
  return differences
}

function packed(items: Ordered['items'] = []): string {
  return items
    .map(({ product, quantity }) => `${product} ${quantity}`)
    .toSorted()
    .join()
}
