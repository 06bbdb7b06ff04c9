export * from './report-words.ts'
export * from './sentences.ts'
