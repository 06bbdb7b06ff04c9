// What other modules may use.
export { findDepots, findZipsOfDepots } from './depots.repo.ts'
export { beginStock } from './facts.repo.ts'
export { keepUntilWashed } from './keep-late-units.ts'
export { keepLateUnitsAgain, releaseLateUnits } from './release-late-units.ts'
export { findShortProducts } from './short-products.repo.ts'
export { takeUnitsOut } from './take-units-out.ts'
