export * from './review-moderation-input.ts'
export * from './review-moderation-output.ts'
