import type { ProductCard } from '@trivet/core/contract/catalog'
import { toDecimal } from '@trivet/core/money'
import { someFields, type NewRow } from '../../platform/sql/fields.ts'
import { pictureFactsOf } from '../images/index.ts'

const cardFields = [
  'id',
  'name',
  'slug',
  'description',
  'priceCents',
  'category',
  'image',
  'countInStock',
  'ratingSum',
  'numReviews',
  'isPopular',
  'kitCategory',
  'upload',
] as const

/** For `select`: the columns of a card, an allow-list: what is not named here does not leave the database. */
export function cardColumns<const Alias extends string>(alias: Alias) {
  return someFields('products', alias, cardFields)
}

export type CardRow = Pick<NewRow<'products'>, (typeof cardFields)[number]>

export function toProductCard({ id, priceCents, ratingSum, upload, ...row }: CardRow): ProductCard {
  return {
    _id: id,
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
