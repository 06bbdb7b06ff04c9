export * from './password-words.ts'
export * from './sentences.ts'
