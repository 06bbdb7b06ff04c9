export * from './address-words.ts'
export * from './sentences.ts'
