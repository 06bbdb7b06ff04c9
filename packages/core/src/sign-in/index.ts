export * from './second-factor.ts'
export * from './security-changes.ts'
