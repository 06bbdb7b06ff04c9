export * from './referral-words.ts'
export * from './sentences.ts'
