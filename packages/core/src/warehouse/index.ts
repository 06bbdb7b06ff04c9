export * from './pick-list.ts'
export * from './pieces-to-wash.ts'
