export * from './damage-kind-words.ts'
export * from './sentences.ts'
