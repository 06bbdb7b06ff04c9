export * from './dispatch-words.ts'
export * from './sentences.ts'
