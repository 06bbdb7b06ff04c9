export * from './card-data.ts'
export * from './card-form.ts'
export * from './luhn.ts'
export * from './test-cards.ts'
