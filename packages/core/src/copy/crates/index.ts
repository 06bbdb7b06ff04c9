export * from './crate-words.ts'
export * from './sentences.ts'
