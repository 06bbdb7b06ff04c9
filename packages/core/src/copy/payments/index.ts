export * from './card-form-words.ts'
export * from './deposit-words.ts'
export * from './outside-words.ts'
export * from './sentences.ts'
