export * from './quote-output.ts'
export * from './quote.ts'
export * from './rates.ts'
