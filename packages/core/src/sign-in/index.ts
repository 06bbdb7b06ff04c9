export * from './asked-again.ts'
export * from './device-name.ts'
export * from './second-factor.ts'
export * from './security-changes.ts'
