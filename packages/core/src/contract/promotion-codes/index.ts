export * from './cart-promotion-output.ts'
export * from './promotion-code-input.ts'
export * from './promotion-code-output.ts'
