import type { Count } from '../money/money.ts'
import { addToKit } from './kit-draft.ts'
import type { KitLine, KitProductFacts } from './kit-line.ts'
import { kitLineOfProduct } from './kit-line.ts'

/** A suggestion to start from; its products are named by their slugs. */
export type KitTemplateItems = { items: readonly { slug: string; quantity: Count }[] }

/**
 * The lines a template stands for, with today's prices of `products`. They replace what was in the kit, so applying
 * twice is applying once. A product that is not among `products` is left out.
 */
export function applyKitTemplate(
  template: KitTemplateItems,
  products: readonly KitProductFacts[],
): readonly KitLine[] {
  const productOf = new Map(products.map((product) => [product.slug, product]))
  return template.items.reduce<readonly KitLine[]>((lines, { slug, quantity }) => {
    const product = productOf.get(slug)
    return product ? addToKit(lines, kitLineOfProduct(product, quantity)) : lines
  }, [])
}
