export * from './promotion-code-words.ts'
export * from './sentences.ts'
