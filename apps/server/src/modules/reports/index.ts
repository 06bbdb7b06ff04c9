// What other modules may use.
export { nameFigure } from './name-lines.ts'
export { ordersBehind } from './orders-behind.ts'
