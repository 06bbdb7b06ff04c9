export * from './pick-list.ts'
export * from './shortages.ts'
