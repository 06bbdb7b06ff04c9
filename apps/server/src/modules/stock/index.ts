// What other modules may use.
export { findDepots, findZipsOfDepots } from './depots.repo.ts'
export { keepUntilWashed } from './keep-late-units.ts'
export { findShortProducts } from './short-products.repo.ts'
export { takeUnitsOut } from './take-units-out.ts'
