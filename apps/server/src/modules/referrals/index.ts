// What other modules may use.
export { hasNoOrder } from './cart-codes.repo.ts'
export { guardCartGuess } from './code-guesses.ts'
export { earnedCommissions } from './commission-entries.repo.ts'
export { newReviews } from './commission-reviews.repo.ts'
export { decideCartCode, type CartCode } from './decide-cart-code.ts'
export {
  firstOrderDiscountOf,
  leaveCardDiscount,
  takeCardDiscount,
  takeDiscountLate,
} from './card-discount.repo.ts'
export { findSignals } from './find-signals.ts'
export { findCommissionEntries } from './host-figures.repo.ts'
export {
  giveDiscountBack,
  mailboxOf,
  newReferralUses,
  retakeDiscount,
  retakenDiscounts,
  returnedDiscounts,
  usesDiscount,
  writeUnpaidCommission,
  type NewReferralUse,
} from './referral-uses.repo.ts'
export { commissionOf, lockHostOf } from './order-commission.repo.ts'
export { takeReleaseBack, releaseCommission } from './release-commission.ts'
export { endCommission, takeBackCommission } from './take-back-commission.ts'
