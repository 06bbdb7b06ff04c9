export * from './bulk-change-words.ts'
export * from './sentences.ts'
export * from './stock-words.ts'
