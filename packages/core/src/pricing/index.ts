export * from './deposit.ts'
export * from './price-changes.ts'
export * from './quote.ts'
export * from './rates.ts'
