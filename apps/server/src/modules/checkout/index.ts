// What other modules may use.
export { largestTotal, shortOf } from './assemble-order.ts'
