import {
  hideReviewInput,
  reviewIdInput,
  reviewListInput,
  showReviewInput,
  staffReviewOutput,
  staffReviewPageOutput,
} from '@trivet/core/contract/reviews'
import { router, staffProcedure } from '../../api/trpc.ts'
import { hideReview } from './hide-review.ts'
import { listReviews } from './list-reviews.ts'
import { showReview } from './show-review.ts'

const path = '/admin/reviews'
const tags = ['Reviews']

export const reviewsRouter = router({
  list: staffProcedure('messages')
    .meta({ rest: { method: 'GET', path, summary: 'All reviews', tags, access: 'admin' } })
    .input(reviewListInput)
    .output(staffReviewPageOutput)
    .query(({ ctx, input }) => listReviews(ctx, input)),

  hide: staffProcedure('messages')
    .meta({
      rest: { method: 'POST', path: `${path}/{id}/hide`, summary: 'Hide a review', tags, access: 'admin' },
    })
    .input(reviewIdInput)
    .input(hideReviewInput)
    .output(staffReviewOutput)
    .mutation(({ ctx, input }) => hideReview(ctx, input)),

  show: staffProcedure('messages')
    .meta({
      rest: {
        method: 'POST',
        path: `${path}/{id}/show`,
        summary: 'Show a hidden review again',
        tags,
        access: 'admin',
      },
    })
    .input(reviewIdInput)
    .input(showReviewInput)
    .output(staffReviewOutput)
    .mutation(({ ctx, input }) => showReview(ctx, input)),
})
