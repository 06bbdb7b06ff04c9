export * from './propose-for-stay.ts'
export * from './stay-address.ts'
export * from './stay-input.ts'
export * from './stay-output.ts'
