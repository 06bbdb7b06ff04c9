export * from './audit-input.ts'
export * from './audit-output.ts'
