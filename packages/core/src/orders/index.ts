export * from './find-order-input.ts'
export * from './order-output.ts'
export * from './order-status.ts'
export * from './place-order-input.ts'
