import { productSorts, type ProductSort } from '@trivet/core/catalog'

/** How a listing is asked, without the values: each shape is a statement of its own, so that each can use its own index. */
export type ListingShape = {
  isOfCategory: boolean
  isUpToPrice: boolean
  isFree: boolean
  sort: ProductSort
  words: (typeof ways)[number]
}

// not at all, as they were typed, or by any name of the same thing
const ways = ['', '-by-keyword', '-by-any-name'] as const

const either = [false, true]

export const listingShapes: ListingShape[] = either.flatMap((isOfCategory) =>
  either.flatMap((isUpToPrice) =>
    either.flatMap((isFree) =>
      productSorts.flatMap((sort) =>
        ways.map((words) => ({ isOfCategory, isUpToPrice, isFree, sort, words })),
      ),
    ),
  ),
)

export function shapeName({ isOfCategory, isUpToPrice, isFree, sort, words }: ListingShape): string {
  const narrowed = [isOfCategory && '-of-category', isUpToPrice && '-up-to-price', isFree && '-free']
  const sorted = sort !== 'popular' && `-by-${sort}`
  return [...narrowed, sorted, words].filter(Boolean).join('')
}
