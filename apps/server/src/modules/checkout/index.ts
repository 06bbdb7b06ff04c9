// What other modules may use.
export { largestTotal, shortOf } from './assemble-order.ts'
export { newSpokenDraws } from './new-order-number.ts'
export { findPricingFacts } from './order-facts.repo.ts'
export type { OrderTerms } from './order-terms.ts'
export { placeOrder } from './place-order.ts'
export { bookablePeriod, priceOrder } from './price-order.ts'
export { settleOrder } from './settle-order.ts'
export { forGuest, getGuest, type NamedGuest } from './staff/for-guest.ts'
