export * from './rented-before.ts'
export * from './review-sorts.ts'
