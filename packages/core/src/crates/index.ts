export * from './crate-needs.ts'
export * from './crate-number.ts'
export * from './crate-steps.ts'
