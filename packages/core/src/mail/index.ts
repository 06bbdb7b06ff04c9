export * from './mail-needs.ts'
export * from './mail-templates.ts'
