export * from './audit-words.ts'
