export * from './dispatch-input.ts'
export * from './dispatch-output.ts'
export * from './stop-input.ts'
export * from './stop-output.ts'
