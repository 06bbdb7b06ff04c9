export * from './due-visits.ts'
export * from './revenue.ts'
