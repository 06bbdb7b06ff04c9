export * from './company.ts'
export * from './sample-company.ts'
