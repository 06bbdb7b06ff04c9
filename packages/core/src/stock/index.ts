export * from './depot-of-place.ts'
export * from './depots.ts'
export * from './stock-holds.ts'
export * from './transfers.ts'
