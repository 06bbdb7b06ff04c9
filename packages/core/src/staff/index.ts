export * from './own-order.ts'
export * from './staff-roles.ts'
