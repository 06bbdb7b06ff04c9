export * from './kit-input.ts'
export * from './kit-output.ts'
