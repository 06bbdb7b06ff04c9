// What other modules may use.
export { forgetPickupCheck } from './pickup-checks.repo.ts'
export { forgetStopReports } from './stops/stop-reports.repo.ts'
