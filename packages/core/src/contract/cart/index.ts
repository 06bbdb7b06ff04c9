export * from './saved-cart.ts'
export * from './stored-cart-input.ts'
