/** The orders a list of products can be read in; the first is the listing's own. */
export const productSorts = ['popular', 'price-asc', 'price-desc', 'rating'] as const

export type ProductSort = (typeof productSorts)[number]

const labels: Record<ProductSort, string> = {
  popular: 'Popular first',
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
  rating: 'Best rated',
}

export function productSortLabel(sort: ProductSort): string {
  return labels[sort]
}

export function isProductSort(text: string | null | undefined): text is ProductSort {
  return productSorts.some((sort) => sort === text)
}
