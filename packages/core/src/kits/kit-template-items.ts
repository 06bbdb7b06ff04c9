import { fault } from '../refusal/refusal.ts'
import type { Fault } from '../refusal/refusal.ts'

/** What is known of a product that is to be an item of a template. */
export type TemplateProduct = { slug: string; name: string; isArchived: boolean; isForKits: boolean }

export type TemplateItemFaults = {
  'item-unknown': { slug: string }
  'item-archived': { name: string }
  'item-not-for-kits': { name: string }
}

export type TemplateItemFault = Fault<TemplateItemFaults>

type TemplateItemFacts = {
  items: readonly { slug: string }[]
  /** The products that those slugs name; a slug that is missing names none. */
  products: ReadonlyMap<string, TemplateProduct>
  /** Slugs the template holds already. */
  present: readonly string[]
}

/**
 * Why a template cannot hold these items, item by item. An item is a product for custom kits that is for rent; one that
 * was archived, or left the custom kits, while it was in the template may stay: guests are not offered it until it
 * comes back. See docs/policy.md#kit-templates.
 */
export function templateItemProblems({
  items,
  products,
  present,
}: TemplateItemFacts): { path: string; fault: TemplateItemFault }[] {
  return items.flatMap(({ slug }, index) => {
    const found = itemFault(slug, products.get(slug), present.includes(slug))
    return found === null ? [] : [{ path: `items.${index}`, fault: found }]
  })
}

function itemFault(
  slug: string,
  product: TemplateProduct | undefined,
  isPresent: boolean,
): TemplateItemFault | null {
  if (!product) return fault('item-unknown', { slug })
  if (isPresent) return null
  if (product.isArchived) return fault('item-archived', { name: product.name })
  if (!product.isForKits) return fault('item-not-for-kits', { name: product.name })
  return null
}
