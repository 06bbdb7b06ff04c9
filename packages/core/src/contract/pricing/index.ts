export * from './quote-output.ts'
