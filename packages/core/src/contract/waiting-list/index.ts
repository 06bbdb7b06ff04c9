export * from './waiting-list-input.ts'
export * from './waiting-list-output.ts'
