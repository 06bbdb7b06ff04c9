export * from './console-search.ts'
