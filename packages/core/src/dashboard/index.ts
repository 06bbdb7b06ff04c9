export * from './dashboard-input.ts'
export * from './dashboard-output.ts'
export * from './due-visits.ts'
export * from './revenue.ts'
