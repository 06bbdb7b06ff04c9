export * from './gap-kit-words.ts'
export * from './sentences.ts'
