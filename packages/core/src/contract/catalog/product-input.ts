import * as z from 'zod'
import * as catalogCopy from '../../copy/catalog/sentences.ts'
import * as reviewsCopy from '../../copy/reviews/sentences.ts'

import { queryNumber, queryPageNumber, querySearch, queryWord } from '../fields/query-input.ts'
import { optionalRentalDateInput, rentalDateInput } from '../dates/rental-date-input.ts'
import { queryPlace } from '../address/place-query.ts'
import { plainText } from '../fields/text-input.ts'
import { kitCategories, parseCategory, productKinds } from '../../catalog/categories.ts'
import { reviewSorts } from '../../reviews/review-sorts.ts'
import { productSorts } from '../../catalog/product-sorts.ts'

const optionalDay = optionalRentalDateInput.transform((date) => date ?? undefined)

/** The query of the catalog; with both days, only what is free between them. An empty text is the same as none. */
export const productListInput = z.object({
  keyword: querySearch,
  pageNumber: queryPageNumber,
  category: z
    .string({ error: catalogCopy.invalidCategory })
    .optional()
    .transform((text, ctx) => {
      if (!text) return undefined
      const category = parseCategory(text)
      if (category) return category
      ctx.addIssue({ code: 'custom', message: catalogCopy.invalidCategory })
      return z.NEVER
    }),
  kind: queryWord(productKinds, catalogCopy.invalidKind).meta({
    description: 'Only kits, or only single pieces',
  }),
  type: queryWord(kitCategories, catalogCopy.invalidType).meta({
    description: 'Only single pieces of this type; a kit has none',
  }),
  sort: queryWord(productSorts, catalogCopy.invalidSort),
  /** In dollars a week. */
  maxPrice: queryNumber(catalogCopy.invalidMaxPrice),
  start: optionalDay,
  end: optionalDay,
  place: queryPlace,
})

/** The query of the kit builder's products. */
export const kitEligibleInput = z.object({
  keyword: querySearch,
  pageNumber: queryPageNumber,
  category: queryWord(kitCategories, catalogCopy.invalidCategory),
})

const badRating = { error: reviewsCopy.reviewRatingRange }

export const reviewInput = z.object({
  comment: plainText({
    max: 2000,
    multiline: true,
    required: reviewsCopy.reviewCommentRequired,
    tooLong: reviewsCopy.reviewCommentTooLong,
  }),
  rating: z.int(badRating).min(1, badRating).max(5, badRating).default(5),
})

/** The query of a product's reviews. */
export const productReviewsInput = z.object({
  id: z.string(),
  sort: queryWord(reviewSorts, reviewsCopy.invalidReviewSort),
})

/** The days someone wants to rent over, and where; whether they make a rental period is decided with today. */
export const availabilityInput = z.object({
  start: rentalDateInput,
  end: rentalDateInput,
  place: queryPlace,
})

export type ProductListInput = z.output<typeof productListInput>
export type KitEligibleInput = z.output<typeof kitEligibleInput>
export type ReviewInput = z.output<typeof reviewInput>
