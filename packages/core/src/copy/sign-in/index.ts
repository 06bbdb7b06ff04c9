export * from './rule-words.ts'
export * from './security-words.ts'
export * from './sentences.ts'
