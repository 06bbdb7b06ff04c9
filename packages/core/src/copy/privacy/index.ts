export * from './personal-data-words.ts'
export * from './retention-words.ts'
export * from './sentences.ts'
