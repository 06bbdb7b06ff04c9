export * from './audit-kinds.ts'
