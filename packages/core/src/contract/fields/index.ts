export * from './cents-input.ts'
export * from './query-input.ts'
export * from './text-input.ts'
export * from './unit-fields.ts'
