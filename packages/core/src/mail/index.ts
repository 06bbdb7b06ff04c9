export * from './mail-input.ts'
export * from './mail-messages.ts'
export * from './mail-output.ts'
export * from './mail-templates.ts'
