export * from './stay-input.ts'
export * from './stay-output.ts'
