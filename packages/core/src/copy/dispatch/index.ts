export * from './dispatch-words.ts'
export * from './sentences.ts'
export * from './stop-words.ts'
