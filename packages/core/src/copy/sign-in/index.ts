export * from './security-words.ts'
export * from './sentences.ts'
