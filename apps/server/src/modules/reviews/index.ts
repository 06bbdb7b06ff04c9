// What other modules may use.
export { verifyReviews, verifyReviewsAnew } from './reviews.repo.ts'
