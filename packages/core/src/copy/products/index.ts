export * from './kit-part-words.ts'
export * from './sentences.ts'
