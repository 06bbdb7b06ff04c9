export * from './pick-list.ts'
