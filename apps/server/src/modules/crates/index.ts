// What other modules may use.
export type { CratedOrder } from './crates.repo.ts'
export { labelCrates } from './label-crates.ts'
export { loadCrateLabels } from './print-crate-labels.ts'
