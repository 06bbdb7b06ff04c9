export * from './demand.ts'
export * from './available-units.ts'
export * from './depot-stock.ts'
