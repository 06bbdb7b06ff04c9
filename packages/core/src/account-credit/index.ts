export * from './account-credit.ts'
