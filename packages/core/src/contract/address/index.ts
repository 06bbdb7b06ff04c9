export * from './address-input.ts'
export * from './airbnb-link-input.ts'
