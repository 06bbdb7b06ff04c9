export * from './staff-roles.ts'
