export * from './demand.ts'
export * from './free-units.ts'
