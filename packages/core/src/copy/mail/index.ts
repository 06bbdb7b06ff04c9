export * from './sentences.ts'
export * from './template-texts.ts'
