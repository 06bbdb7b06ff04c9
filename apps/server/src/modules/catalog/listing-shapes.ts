import { productSorts, type ProductSort } from '@trivet/core/catalog'

/** How a listing is asked, without the values: each shape is a statement of its own, so that each can use its own index. */
export type ListingShape = {
  isOfCategory: boolean
  narrowing: Narrowing
  isUpToPrice: boolean
  free: (typeof places)[number]
  sort: ProductSort
  words: (typeof ways)[number]
}

// not at all, as they were typed, or by any name of the same thing
const ways = ['', '-by-keyword', '-by-any-name'] as const

// over the days that are asked for: in any open depot, or in that of the place
const places = ['', '-somewhere', '-there'] as const

const either = [false, true]

/** To kits, to single pieces, to pieces of one type; or not at all. */
export type Narrowing = '' | '-kits' | '-items' | '-type'

export function listingShapes(narrowings: readonly Narrowing[]): ListingShape[] {
  return either.flatMap((isOfCategory) =>
    either.flatMap((isUpToPrice) =>
      places.flatMap((free) =>
        productSorts.flatMap((sort) =>
          ways.flatMap((words) =>
            narrowings.map((narrowing) => ({ isOfCategory, narrowing, isUpToPrice, free, sort, words })),
          ),
        ),
      ),
    ),
  )
}

/** Short: PostgreSQL cuts off what a statement's name has beyond 63 characters. */
export function shapeName({ isOfCategory, narrowing, isUpToPrice, free, sort, words }: ListingShape): string {
  const narrowed = [isOfCategory && '-category', narrowing, isUpToPrice && '-price', free]
  const sorted = sort !== 'popular' && `-by-${sort}`
  return [...narrowed, sorted, words].filter(Boolean).join('')
}
