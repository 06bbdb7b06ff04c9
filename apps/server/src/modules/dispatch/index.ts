// What other modules may use.
export { openBoxes } from './open-boxes.ts'
export { findPackedOrders } from './packed-order.repo.ts'
export { forgetPickupCheck } from './pickup-checks.repo.ts'
export { findHandover, type Handover } from './stops/find-handover.ts'
export { forgetStopReports } from './stops/stop-reports.repo.ts'
