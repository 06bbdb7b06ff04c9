export * from './kit-change-words.ts'
export * from './kit-rule-words.ts'
export * from './plan-words.ts'
export * from './sentences.ts'
