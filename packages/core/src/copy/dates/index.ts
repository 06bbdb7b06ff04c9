export * from './rental-period-words.ts'
export * from './sentences.ts'
