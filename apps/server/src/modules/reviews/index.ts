// What other modules may use.
export { verifyReviews } from './reviews.repo.ts'
