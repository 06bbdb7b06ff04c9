export * from './cart.ts'
export * from './stored-cart-input.ts'
