// What other modules may use.
export { keepUntilWashed } from './keep-late-units.ts'
export { takeUnitsOut } from './take-units-out.ts'
