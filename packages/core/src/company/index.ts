export * from './company.ts'
export * from './sample-company.ts'
export * from './support-email.ts'
