import { reviewInput } from '@trivet/core/contract/catalog'
import * as reviewsCopy from '@trivet/core/copy/reviews'
import * as z from 'zod'
import { router, userProcedure } from '../../api/trpc.ts'
import { submitReview } from './submit-review.ts'

/** Beside what the catalog tells of a product. */
export const guestReviewsRouter = router({
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
