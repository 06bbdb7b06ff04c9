export * from './checkout-button.ts'
export * from './line-words.ts'
export * from './sentences.ts'
