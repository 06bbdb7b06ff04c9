export * from './sentences.ts'
export * from './stock-row-words.ts'
