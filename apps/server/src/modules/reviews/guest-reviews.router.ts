import { reviewInput, reviewOutput } from '@trivet/core/contract/catalog'
import * as reviewsCopy from '@trivet/core/copy/reviews'
import * as z from 'zod'
import { router, userProcedure } from '../../api/trpc.ts'
import { getOwnReview } from './get-own-review.ts'
import { submitReview } from './submit-review.ts'

/** Beside what the catalog tells of a product. */
export const guestReviewsRouter = router({
  ownReview: userProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/products/{id}/reviews/own',
        summary: 'What the caller wrote about a product',
        tags: ['Products'],
        access: 'user',
      },
    })
    .input(z.object({ id: z.string() }))
    .output(z.object({ review: reviewOutput.nullable() }))
    .query(({ ctx, input }) => getOwnReview(ctx, input)),

  review: userProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/products/{id}/reviews',
        status: 201,
        summary: 'Review a product, once',
        tags: ['Products'],
        access: 'user',
      },
      signInMessage: reviewsCopy.reviewSignInRequired,
    })
    .input(z.object({ id: z.string() }).extend(reviewInput.shape))
    .output(z.object({ message: z.string() }))
    .mutation(({ ctx, input }) => submitReview(ctx, input)),
})
