export * from './delivery-words.ts'
export * from './sentences.ts'
