export * from './mail-input.ts'
export * from './mail-output.ts'
