// What other modules may use.
export { deleteReviewsOf } from './erased-reviews.repo.ts'
export { verifyReviews, verifyReviewsAnew } from './reviews.repo.ts'
