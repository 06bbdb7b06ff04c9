export * from './privacy-input.ts'
export * from './privacy-output.ts'
