export * from './account-credit-words.ts'
export * from './sentences.ts'
