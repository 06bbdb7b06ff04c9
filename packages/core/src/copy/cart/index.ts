export * from './checkout-button.ts'
export * from './sentences.ts'
