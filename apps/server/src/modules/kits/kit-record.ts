import * as kitsCopy from '@trivet/core/copy/kits'
import type { Kit, KitCartItem, KitItem } from '@trivet/core/contract/kits'
import { checkKit, priceKit } from '@trivet/core/kits'
import { toDecimal } from '@trivet/core/money'
import type { InferResult } from 'kysely'
import type { selectKits } from './kit-items.ts'

/** `lastModified` is text where the kit comes inside JSON. */
export type KitRecord = Omit<StoredKit, 'lastModified'> & { lastModified: Date | string }

/** A product of a kit as the shop has it today. */
export type KitItemRecord = KitRecord['items'][number]

type StoredKit = InferResult<ReturnType<typeof selectKits>>[number]

/** What is in the kit as it could be packed today. */
export function offeredItems({ items }: Pick<KitRecord, 'items'>): KitItemRecord[] {
  return items.filter((item) => item.isOffered)
}

/** The kit as it goes over the wire, at today's prices. */
export function toKit(kit: KitRecord): Kit {
  const items = offeredItems(kit)
  const price = priceKit(items)
  return {
    _id: kit.id,
    name: kit.name,
    items: items.map(toKitItem),
    itemCount: price.itemCount,
    listPrice: toDecimal(price.listCents),
    totalPrice: toDecimal(price.totalCents),
    discountPercentage: price.discountPercent,
    deposit: toDecimal(price.depositCents),
    weight: price.weightGrams,
    lastModified: toIso(kit.lastModified),
    problems: problemsOf(kit),
  }
}

export function toKitItem(item: KitItemRecord): KitItem {
  return {
    product: item.product,
    name: item.name,
    slug: item.slug,
    image: item.image,
    price: toDecimal(item.unitPriceCents),
    category: item.category,
    quantity: item.quantity,
    weight: item.weightGrams,
    depositAmount: toDecimal(item.depositCents),
  }
}

/** The kit as the cart takes it. */
export function toKitCartItem(kit: KitRecord): KitCartItem {
  const items = offeredItems(kit)
  const price = priceKit(items)
  return {
    _id: kit.id,
    name: kit.name,
    slug: '',
    category: null,
    image: items[0]?.image ?? '',
    price: toDecimal(price.totalCents),
    deposit: toDecimal(price.depositCents),
    qty: 1,
    countInStock: kitsInStock(kit),
    isCustomKit: true,
    items: items.map(({ product, name, quantity, image }) => ({ product, name, quantity, image })),
    lastModified: toIso(kit.lastModified),
  }
}

/** Why a kit or a template cannot be packed as it was put together. */
export function problemsOf(kit: Pick<KitRecord, 'items'>): string[] {
  const gone = kit.items.filter((item) => !item.isOffered)
  const unmet = checkKit(offeredItems(kit)).rules.filter((rule) => !rule.isMet)
  return [
    ...gone.map((item) => kitsCopy.kitItemGone(item.name)),
    ...unmet.map((rule) => kitsCopy.kitRuleMessage(rule.code)),
  ]
}

/** Of a kit that cannot be packed as it was put together there is none. */
function kitsInStock(kit: KitRecord): number {
  if (problemsOf(kit).length > 0) return 0
  return Math.min(...kit.items.map((item) => Math.floor(item.countInStock / item.quantity)))
}

// PostgreSQL writes instants inside JSON with its own offset form
function toIso(instant: Date | string): string {
  return new Date(instant).toISOString()
}
