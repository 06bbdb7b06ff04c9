export * from './frame-sentences.ts'
export * from './password-words.ts'
export * from './sentences.ts'
