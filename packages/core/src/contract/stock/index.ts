export * from './stock-import.ts'
export * from './stock-input.ts'
export * from './stock-output.ts'
