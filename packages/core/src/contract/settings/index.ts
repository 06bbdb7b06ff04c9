export * from './settings-input.ts'
export * from './settings-output.ts'
