export * from './dashboard-input.ts'
export * from './dashboard-output.ts'
