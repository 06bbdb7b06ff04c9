export * from './depot-for-area.ts'
export * from './stock-holds.ts'
export * from './transfers.ts'
