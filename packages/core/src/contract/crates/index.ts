export * from './crate-input.ts'
export * from './crate-output.ts'
