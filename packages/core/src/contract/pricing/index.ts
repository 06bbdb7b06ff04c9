export * from './discount-output.ts'
export * from './quote-output.ts'
