// What other modules may use.
export { decideCartPromotion, type CartPromotion } from './decide-cart-promotion.ts'
export { findCodeOfOrder } from './code-of-order.repo.ts'
export { takePromotionUse } from './promotion-uses.repo.ts'
