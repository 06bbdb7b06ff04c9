export * from './cart-referral-output.ts'
export * from './payout-details-input.ts'
export * from './referral-input.ts'
export * from './referral-output.ts'
