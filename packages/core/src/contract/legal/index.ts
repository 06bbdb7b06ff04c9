export * from './legal-versions-input.ts'
