import type { Count } from '../money/money.ts'
import { kitCategories } from '../catalog/categories.ts'
import type { KitCategory } from '../catalog/categories.ts'

/** What a kitchen has already: whole categories, and single products by their ids. */
export type KitchenInventory = { categories: readonly KitCategory[]; products: readonly string[] }

/** Without one of each nobody cooks; the same that a custom kit has to have. */
const basicCategories: readonly KitCategory[] = ['knife', 'pan', 'pot', 'utensil']

export type Proposal<Product> = { category: KitCategory; product: Product }

/**
 * What a guest may want to bring into this kitchen. Of each category it lacks the first essential item, one piece per
 * need; of a basic one the first that can be rented when none is essential. Products come in listing order.
 */
export function proposeForStay<
  Product extends { _id: string; kitCategory: KitCategory; isEssential: boolean; countInStock: Count },
>(has: KitchenInventory, products: readonly Product[]): Proposal<Product>[] {
  return missingCategories(has).flatMap((category) => {
    const ofCategory = products.filter(
      (product) => product.kitCategory === category && product.countInStock > 0,
    )
    const isThere = (product: Product) => has.products.includes(product._id)
    // with one item of a basic kind a kitchen does without a stopgap
    const stopgaps = basicCategories.includes(category) && !ofCategory.some(isThere) ? ofCategory : []
    const essentials = ofCategory.filter(({ isEssential }) => isEssential)
    if (essentials.some(isThere)) return []
    const [product] = essentials.length > 0 ? essentials : stopgaps
    return product ? [{ category, product }] : []
  })
}

/** In the order of the kit builder's side bar. */
export function missingCategories(has: KitchenInventory): KitCategory[] {
  return kitCategories.filter((category) => !has.categories.includes(category))
}
