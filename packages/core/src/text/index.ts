export * from './code-points.ts'
export * from './spoken-number.ts'
