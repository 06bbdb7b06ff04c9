export * from './account-credit-input.ts'
export * from './account-credit-output.ts'
