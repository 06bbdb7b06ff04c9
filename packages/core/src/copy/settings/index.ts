export * from './settings-refusals.ts'
