export * from './area-input.ts'
export * from './areas-import.ts'
export * from './settings-input.ts'
export * from './settings-output.ts'
