export * from './gap-kit.ts'
export * from './propose-for-stay.ts'
export * from './stay-address.ts'
export * from './zip-near-stay.ts'
