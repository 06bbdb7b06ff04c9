// What other modules may use.
export { forgetPickupCheck } from './pickup-checks.repo.ts'
