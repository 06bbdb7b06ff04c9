export * from './delivery-change.ts'
export * from './delivery-details.ts'
export * from './details-readers.ts'
export * from './phone.ts'
