export * from './catalog-output.ts'
export * from './categories.ts'
export * from './product-input.ts'
export * from './product-text.ts'
