export * from './staff-words.ts'
