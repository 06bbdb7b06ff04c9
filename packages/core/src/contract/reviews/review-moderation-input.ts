import * as z from 'zod'
import * as generalCopy from '../../copy/general/sentences.ts'
import * as reviewsCopy from '../../copy/reviews/sentences.ts'

import { queryPageNumber, querySearch, querySort, queryWord } from '../fields/query-input.ts'
import { plainText } from '../fields/text-input.ts'

export const reviewStates = ['visible', 'hidden'] as const

/** What narrows the staff's list; newest first unless `sort` says otherwise. */
export const reviewFilterInput = z.object({
  q: querySearch.meta({ description: 'Part of a product, a name or a comment' }),
  state: queryWord(reviewStates, generalCopy.invalidStatus),
  rating: queryWord(['1', '2', '3', '4', '5'], reviewsCopy.reviewRatingRange),
  sort: querySort(['written', 'rating']),
})

export const reviewListInput = reviewFilterInput.extend({ pageNumber: queryPageNumber })

/** Any text: what is no id belongs to no review, and answers as an unknown one. */
export const reviewIdInput = z.object({ id: z.string() })

export const hideReviewInput = z.object({
  reason: plainText({ max: 500, required: reviewsCopy.hideReasonRequired }),
})

export const showReviewInput = z.object({ reason: plainText({ max: 500 }).default('') })

export type ReviewFilter = z.output<typeof reviewFilterInput>
export type ReviewListInput = z.output<typeof reviewListInput>
