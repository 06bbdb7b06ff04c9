export * from './admin-search.ts'
