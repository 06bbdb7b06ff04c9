export * from './written-quote-input.ts'
export * from './written-quote-output.ts'
