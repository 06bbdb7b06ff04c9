export * from './import-file.ts'
