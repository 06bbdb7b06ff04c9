// What other modules may use.
export { ordersBehind } from './orders-behind.ts'
