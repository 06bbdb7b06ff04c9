export * from './warehouse-input.ts'
export * from './warehouse-output.ts'
