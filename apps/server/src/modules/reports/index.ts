// What other modules may use.
export { fileValue, partOf, wireValue, type Counted } from './figure-values.ts'
export { nameFigure } from './name-lines.ts'
export {
  countedBehind,
  countedOfAll,
  countedOfOrder,
  ordersBehind,
  type AskedFigure,
} from './orders-behind.ts'
