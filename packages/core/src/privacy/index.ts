export * from './decide-erasure.ts'
export * from './impersonal-tables.ts'
export * from './nobody.ts'
export * from './personal-data.ts'
