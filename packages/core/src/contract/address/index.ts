export * from './address-input.ts'
export * from './airbnb-link-input.ts'
export * from './place-query.ts'
