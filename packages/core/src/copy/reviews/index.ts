export * from './review-sort-words.ts'
export * from './sentences.ts'
