export * from './address-words.ts'
export * from './sentences.ts'
export * from './service-area-words.ts'
export * from './street-words.ts'
