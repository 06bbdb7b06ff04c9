export * from './dispatch-words.ts'
