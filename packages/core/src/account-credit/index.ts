export * from './account-credit.ts'
export * from './goodwill.ts'
