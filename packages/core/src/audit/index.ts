export * from './audit-input.ts'
export * from './audit-kinds.ts'
export * from './audit-output.ts'
export * from './audit-words.ts'
