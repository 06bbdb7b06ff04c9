export * from './payment-flags.ts'
