// What other modules may use.
export { moveDelivery } from './delivery-changes.repo.ts'
export { findOpenWindows } from './list-open-windows.ts'
export { areaOfOrder } from './order-area.ts'
export { findPlannedDelivery, type FoundDelivery } from './planned-delivery.repo.ts'
export { refuseFullWindows } from './refuse-full-windows.ts'
export { saveDeliveryWithin } from './save-delivery.ts'
