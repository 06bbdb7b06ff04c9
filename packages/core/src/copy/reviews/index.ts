export * from './sentences.ts'
