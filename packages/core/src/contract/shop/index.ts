export * from './shop-output.ts'
