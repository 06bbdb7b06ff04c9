export * from './report-input.ts'
export * from './report-output.ts'
