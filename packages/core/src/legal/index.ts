export * from './legal-versions.ts'
