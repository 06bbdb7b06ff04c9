export * from './written-quote-number.ts'
export * from './written-quote-status.ts'
export * from './written-quote-expiry.ts'
export * from './written-quote-history.ts'
