export * from './contact-input.ts'
export * from './contact-output.ts'
export * from './newsletter-input.ts'
