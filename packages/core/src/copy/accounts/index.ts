export * from './frame-sentences.ts'
export * from './password-words.ts'
export * from './reset-words.ts'
export * from './sentences.ts'
