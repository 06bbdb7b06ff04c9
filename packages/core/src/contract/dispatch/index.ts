export * from './dispatch-input.ts'
export * from './dispatch-output.ts'
