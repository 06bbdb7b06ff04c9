export * from './figure-text.ts'
export * from './report-words.ts'
export * from './sentences.ts'
