export * from './readiness-words.ts'
export * from './settings-refusals.ts'
