export * from './kit-change-words.ts'
export * from './kit-rule-words.ts'
export * from './sentences.ts'
