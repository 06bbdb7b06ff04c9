export * from './second-factor-input.ts'
export * from './second-factor-output.ts'
export * from './session-list.ts'
export * from './sign-in-rules.ts'
