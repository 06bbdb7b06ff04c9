// What other modules may use.
export { findCartProducts } from './cart-products.repo.ts'
export { findKitCandidates } from './kit-candidates.repo.ts'
export { isOfferedForKits } from './kit-products.ts'
export { countedRatings } from './product-ratings.ts'
export { reviewColumns } from './shown-reviews.ts'
