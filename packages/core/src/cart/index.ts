export * from './cart.ts'
export * from './kit-in-cart.ts'
export * from './merge-carts.ts'
export * from './storage-keys.ts'
