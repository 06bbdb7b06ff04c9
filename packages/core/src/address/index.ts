export * from './address-input.ts'
export * from './address-rules.ts'
export * from './airbnb-link.ts'
export * from './service-areas.ts'
