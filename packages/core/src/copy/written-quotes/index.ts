export * from './sentences.ts'
export * from './written-quote-words.ts'
