export * from './cart.ts'
export * from './storage-keys.ts'
export * from './stored-cart-input.ts'
