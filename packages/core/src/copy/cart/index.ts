export * from './checkout-button.ts'
export * from './discount-words.ts'
export * from './line-words.ts'
export * from './sentences.ts'
