export * from './delivery-input.ts'
export * from './delivery-output.ts'
