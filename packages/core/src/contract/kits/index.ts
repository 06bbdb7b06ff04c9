export * from './admin-kit-template-output.ts'
export * from './kit-input.ts'
export * from './kit-output.ts'
export * from './kit-template-input.ts'
