export * from './demand.ts'
export * from './available-units.ts'
