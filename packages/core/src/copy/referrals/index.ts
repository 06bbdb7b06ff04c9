export * from './payout-words.ts'
export * from './referral-words.ts'
export * from './sentences.ts'
export * from './signal-words.ts'
