import type { ProductCard } from '@trivet/core/contract/catalog'
import { toDecimal } from '@trivet/core/money'
import { pictureFactsOf } from '../images/picture-facts.ts'
import type { Upload } from '../images/upload.ts'

/** The columns of a card, an allow-list: what is not named here does not leave the database. */
export const cardColumns = (p: string) => `${p}.id AS "_id", ${p}.name, ${p}.slug, ${p}.description,
  ${p}.price_cents AS "priceCents", ${p}.category, ${p}.image, ${p}.count_in_stock AS "countInStock",
  ${p}.rating_sum AS "ratingSum", ${p}.num_reviews AS "numReviews", ${p}.is_popular AS "isPopular",
  ${p}.kit_category AS "kitCategory", ${p}.upload`

export type CardRow = Omit<ProductCard, 'price' | 'rating' | 'picture'> & {
  priceCents: number
  ratingSum: number
  upload: Upload | null
}

export function toProductCard({ priceCents, ratingSum, upload, ...row }: CardRow): ProductCard {
  return {
    ...row,
    picture: pictureFactsOf({ ...row, upload }),
    price: toDecimal(priceCents),
    rating: meanRating(ratingSum, row.numReviews),
  }
}

/** Stars with one decimal, half up; 0 without reviews. */
function meanRating(sum: number, count: number): number {
  return count === 0 ? 0 : Math.round((sum * 10) / count) / 10
}
